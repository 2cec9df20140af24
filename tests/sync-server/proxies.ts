import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type ProxyName = "nginx" | "caddy";

/** Where Debian puts programs that only an operator runs. */
const searched = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export function isInstalled(program: ProxyName | "openssl"): boolean {
  return spawnSync(program, [program === "nginx" ? "-v" : "version"], { env: searched }).status === 0;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await new Promise<number>((resolve) => {
    probe.listen(0, "127.0.0.1", () => resolve((probe.address() as { port: number }).port));
  });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What the README tells an operator to write, with nothing changed but names, ports and where the certificate lies. */
async function readmeBlock(language: string): Promise<string> {
  const readme = await readFile("README.md", "utf8");
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (block === undefined) throw new Error(`The README has no ${language} configuration.`);
  return block;
}

export interface RunningProxy {
  origin: string;
  stop(): Promise<void>;
}

/** A true proxy in front of a server, over HTTPS, with the README's own configuration and a certificate that nobody signed. */
export async function startProxy(name: ProxyName, server: string): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `red-thread-${name}-`));
  const port = await freePort();
  const behind = new URL(server).host;
  const words = name === "nginx" ? await nginxWords(folder, port, behind) : await caddyWords(folder, port, behind);
  const child = spawn(name, words, { env: { ...searched, HOME: folder, XDG_DATA_HOME: folder }, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    origin: `https://localhost:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function nginxWords(folder: string, port: number, behind: string): Promise<string[]> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "certificate.key")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-keyout", key, "-out", certificate];
  execFileSync("openssl", [...made, ...subject], { stdio: "ignore" });
  const server = (await readmeBlock("nginx"))
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replaceAll("records.example.org", "localhost")
    .replace("/etc/ssl/localhost.pem", certificate)
    .replace("/etc/ssl/localhost.key", key)
    .replace("127.0.0.1:8787", behind);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, "nginx.conf");
  const around = `pid ${join(folder, "pid")}; error_log ${join(folder, "errors")}; daemon off; events {}`;
  await writeFile(file, `${around}\nhttp { access_log off; ${places.join(" ")}\n${server}}\n`);
  return ["-c", file, "-e", join(folder, "errors")];
}

async function caddyWords(folder: string, port: number, behind: string): Promise<string[]> {
  const site = (await readmeBlock("caddyfile"))
    .replace("records.example.org", `https://localhost:${port}`)
    .replace("127.0.0.1:8787", behind)
    // Of its own making: nobody out there can vouch for this machine.
    .replace("{\n", "{\n\ttls internal\n");
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${site}`);
  return ["run", "--config", file, "--adapter", "caddyfile"];
}
