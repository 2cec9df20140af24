import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../../sync-server/commands/commands.ts";
import { createBlobFolder } from "../../../sync-server/storage/blob-folder.ts";
import { holdFolder } from "../../../sync-server/storage/sole-server.ts";
import { openServer } from "../home/open-server.ts";
import { logIn, register, sendBlob } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";

async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "red-thread-disk-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("a write that fails leaves nothing, and what is written is its owner's alone", () =>
  withFolder(async (folder) => {
    const blobs = await createBlobFolder(join(folder, "blobs"));
    // A folder stands where the file would go: the last step fails, after all was written.
    await mkdir(join(folder, "blobs", "taken"));
    await expect(blobs.write("taken", new Uint8Array(10))).rejects.toThrow();
    expect(await readdir(join(folder, "blobs"))).toEqual(["taken"]);
    await blobs.write("kept", new Uint8Array(10));
    expect((await stat(join(folder, "blobs", "kept"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "blobs"))).mode & 0o777).toBe(0o700);
  }));

test(
  "what an end in the middle left is taken away at the next start, unless another server is at work there",
  () =>
    withFolder(async (dataFolder) => {
      const first = await openServer({ dataFolder });
      const { token } = await register(first.origin, "private");
      await sendBlob(first.origin, token, "a-blob-of-mine", new Uint8Array(1_000));
      const leave = async () => {
        await writeFile(join(dataFolder, "blobs", "nobodys"), "a file without a row");
        await writeFile(join(dataFolder, "blobs", "nobodys.1234.part"), "a file in the middle");
      };
      await leave();
      const second = await openServer({ dataFolder });
      expect((await readdir(join(dataFolder, "blobs"))).length).toBe(3);
      await second.close();
      await first.close();
      const third = await openServer({ dataFolder });
      expect((await readdir(join(dataFolder, "blobs"))).length).toBe(1);
      await expectOk(call(third.origin, "get", { path: "/api/blobs/a-blob-of-mine", token }));
      await third.close();
    }),
  30_000,
);

test("a folder is held by one process until that lets go", () =>
  withFolder(async (folder) => {
    const held = holdFolder(folder);
    expect(held).toBeDefined();
    expect(holdFolder(folder)).toBeUndefined();
    held?.release();
    const again = holdFolder(folder);
    expect(again).toBeDefined();
    again?.release();
  }));

/** A disk of 12 MB, where this user may make one. */
function smallDisk(folder: string): boolean {
  const made = spawnSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", folder], { stdio: "ignore" });
  return made.status === 0;
}

test(
  "a full disk refuses what is new, lets people sign in and delete, and loses nothing",
  (context) =>
    withFolder(async (folder) => {
      if (!smallDisk(folder)) {
        console.log("This user may not make a small disk: a full one is not tried out.");
        return context.skip();
      }
      try {
        const errors: unknown[] = [];
        const server = await openServer({ dataFolder: folder, onError: (error) => errors.push(error) });
        const account = await register(server.origin, "private");
        const { token } = account;
        const kept: string[] = [];
        let refused: Response | undefined;
        for (let count = 0; count < 30 && refused === undefined; count++) {
          const body = new Uint8Array(900_000).fill(count);
          const answer = await call(server.origin, "put", { path: `/api/blobs/blob-number-${count}/0`, body, token });
          if (answer.ok) kept.push(`blob-number-${count}`);
          else refused = answer;
        }
        expect([refused?.status, await refused?.text()]).toEqual([
          507,
          "This server has no room left, so nothing new was kept. Please tell whoever runs it.",
        ]);
        expect(kept.length).toBeGreaterThan(5);
        // By something else the disk is filled to its last byte.
        spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "filler")}`, "bs=4096"], { stdio: "ignore" });
        const early = await call(server.origin, "put", {
          path: "/api/blobs/too-late/0",
          body: new Uint8Array(10),
          token,
        });
        expect(early.status).toBe(507);
        await rm(join(folder, "filler"));
        await logIn(server.origin, account);
        for (const blob of kept.slice(0, 4))
          await expectOk(call(server.origin, "delete", { path: `/api/blobs/${blob}`, token }));
        await sendBlob(server.origin, token, "there-is-room", new Uint8Array(100_000));
        await server.close();
        expect(errors).toEqual([]);
        expect(await runCommand({ dataFolder: folder }, ["check"])).toMatchObject({
          ok: true,
          value: expect.not.stringContaining("belong to nothing"),
        });
        const backup = join(folder, "too-large.backup");
        spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "filler")}`, "bs=4096", "count=1200"], { stdio: "ignore" });
        expect(await runCommand({ dataFolder: folder }, ["backup", backup])).toEqual({
          ok: false,
          failure: `There is no room for the backup ${backup}; nothing was written.`,
        });
        expect((await readdir(folder)).filter((name) => name.includes("backup"))).toEqual([]);
      } finally {
        execFileSync("umount", ["-l", folder]);
      }
    }),
  60_000,
);
