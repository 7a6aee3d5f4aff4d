import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import { filesIn } from './sendSite.ts';
import type { Destination, DraftHost } from './destination.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';

type Settings<Way> = Extract<PublishSettings, { way: Way }>;

const NETLIFY = 'https://api.netlify.com/api/v1';
const CLOUDFLARE = 'https://api.cloudflare.com/client/v4';
const REFUSALS = new Map<number, 'wrongToken' | 'noSite'>([
  [401, 'wrongToken'],
  [403, 'wrongToken'],
  [404, 'noSite'],
]);
const TIME_LIMIT_MS = 10 * 60_000;
/** Characters of the Worker's name in that of a draft: a part of a host name has at most 63. */
const NAME_OF_DRAFT = 30;
const SHOWN_CHARACTERS = 1000;
/** These hosts compress by themselves; the same files as in `.assetsignore`. */
const NOT_SENT = /\.(?:br|gz)$|^vercel\.json$|^\.(?!well-known\/)/u;

/** Receives the share that is sent, from 0 to 1. */
type Progress = ((share: number) => void) | undefined;

interface HostOptions {
  /** The address of the host's API. */
  api?: string;
  /** Stops before the next request; the host shows the old site then. */
  stop?: AbortSignal;
}

/** Sends a request with a token. @throws In words for the owner. */
async function call<Answer>(url: string, token: string, request: RequestInit = {}) {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(url, { ...request, headers, signal }).catch((error: unknown) => {
    throw new PublishError(WORDS.noServer, { details: String((error as Error).cause ?? error) });
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text || '{}') as Answer;
  const details = `${url}: ${answer.status} ${text}`.slice(0, SHOWN_CHARACTERS);
  throw new PublishError(WORDS[REFUSALS.get(answer.status) ?? 'hostFailed'], { details });
}

const withJson = (method: 'POST' | 'PUT', data: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(data),
});

/** Deletes something, unless it is gone already. */
async function remove(url: string, token: string): Promise<void> {
  await call(url, token, { method: 'DELETE' }).catch((error: unknown) => {
    if ((error as PublishError).message !== WORDS.noSite) throw error;
  });
}

interface SiteFile {
  file: string;
  size: number;
  digest: string;
}

/** The files of a site for a host. A large site does not fit into the memory, so none is kept. */
async function filesFor(site: string, digestOf: (bytes: Buffer, file: string) => string) {
  const files: SiteFile[] = [];
  for (const file of await filesIn(site)) {
    if (NOT_SENT.test(file)) continue;
    const bytes = await readFile(join(site, file));
    files.push({ file, size: bytes.length, digest: digestOf(bytes, file) });
  }
  return files;
}

/** https://docs.netlify.com/api-guides/get-started-with-api, "File digest method". */
export function netlify(
  { site: id }: Settings<'netlify'>,
  token: string,
  { api = NETLIFY, stop }: HostOptions = {},
) {
  const site = `${api}/sites/${encodeURIComponent(id)}`;
  interface Deploy {
    id: string;
    required?: string[];
    deploy_ssl_url?: string;
  }
  /** `draft` is the id of a deploy that is there already. */
  const deploy = async (
    folder: string,
    { draft, onProgress }: { draft?: string; onProgress?: Progress } = {},
  ): Promise<void> => {
    const files = await filesFor(folder, (bytes) => hash('sha1', bytes));
    const digests = Object.fromEntries(files.map(({ file, digest }) => [`/${file}`, digest]));
    const deploys = `${site}/deploys`;
    const request =
      draft === undefined
        ? call<Deploy>(deploys, token, withJson('POST', { files: digests }))
        : call<Deploy>(
            `${deploys}/${encodeURIComponent(draft)}`,
            token,
            withJson('PUT', { files: digests, draft: true }),
          );
    const { id: deployId, required = [] } = await request;
    const missing = files.filter(({ digest }) => required.includes(digest));
    for (const [index, { file }] of missing.entries()) {
      stop?.throwIfAborted();
      const body = await readFile(join(folder, file));
      const path = file.split('/').map(encodeURIComponent).join('/');
      const headers = { 'Content-Type': 'application/octet-stream' };
      const url = `${api}/deploys/${deployId}/files/${path}`;
      await call(url, token, { method: 'PUT', headers, body });
      onProgress?.((index + 1) / missing.length);
    }
  };
  return {
    test: () => call(site, token),
    send: (folder, onProgress?: Progress) => deploy(folder, { onProgress }),
    openDraft: async () => {
      const request = withJson('POST', { draft: true });
      const created = await call<Deploy>(`${site}/deploys`, token, request);
      return { id: created.id, url: created.deploy_ssl_url ?? '' };
    },
    sendDraft: (folder, draft) => deploy(folder, { draft }),
    removeDraft: (deployId) => remove(`${api}/deploys/${encodeURIComponent(deployId)}`, token),
  } satisfies Destination & DraftHost;
}

/** https://developers.cloudflare.com/workers/static-assets/direct-upload */
export function cloudflare(
  settings: Settings<'cloudflare'>,
  token: string,
  { api = CLOUDFLARE, stop }: HostOptions = {},
) {
  const workers = `${api}/accounts/${settings.account}/workers`;
  const scriptOf = (name: string) => `${workers}/scripts/${encodeURIComponent(name)}`;
  /** 32 characters; files of another type are other assets. */
  const digestOf = (bytes: Buffer, file: string) =>
    hash('sha256', Buffer.concat([bytes, Buffer.from(extname(file))])).slice(0, 32);
  interface Subdomain {
    result: { subdomain: string };
  }
  interface Session {
    result: { jwt?: string; buckets?: string[][] };
  }
  const upload = async (folder: string, script: string, onProgress?: Progress): Promise<void> => {
    const all = await filesFor(folder, digestOf);
    const files = all.filter(({ file }) => file !== '_headers');
    const hasHeaders = files.length < all.length;
    const headers = hasHeaders ? await readFile(join(folder, '_headers'), 'utf8') : undefined;
    const manifest = Object.fromEntries(
      files.map(({ file, size, digest }) => [`/${file}`, { hash: digest, size }]),
    );
    const session = `${script}/assets-upload-session`;
    const { result } = await call<Session>(session, token, withJson('POST', { manifest }));
    const { jwt: uploadToken = '', buckets = [] } = result;
    let jwt = uploadToken;
    for (const [index, bucket] of buckets.entries()) {
      stop?.throwIfAborted();
      const form = new FormData();
      for (const { file, digest } of files.filter((one) => bucket.includes(one.digest))) {
        const type = getMimeType(file) ?? 'application/octet-stream';
        const text = await readFile(join(folder, file), 'base64');
        form.set(digest, new File([text], digest, { type }));
      }
      const assets = `${workers}/assets/upload?base64=true`;
      const uploaded = await call<Session>(assets, uploadToken, { method: 'POST', body: form });
      jwt = uploaded.result.jwt ?? jwt;
      onProgress?.((index + 1) / buckets.length);
    }
    stop?.throwIfAborted();
    const wrangler = JSON.parse(await readFile(join(folder, '.hosting/wrangler.json'), 'utf8')) as {
      compatibility_date: string;
      assets: { html_handling: string; not_found_handling: string };
    };
    const { html_handling, not_found_handling } = wrangler.assets;
    const config = { html_handling, not_found_handling, _headers: headers };
    const { compatibility_date } = wrangler;
    const form = new FormData();
    form.set('metadata', JSON.stringify({ compatibility_date, assets: { jwt, config } }));
    await call(script, token, { method: 'PUT', body: form });
  };
  return {
    test: () => call(`${workers}/scripts`, token),
    send: (folder, onProgress?: Progress) => upload(folder, scriptOf(settings.name), onProgress),
    // A Worker of its own: a version of the published one could not be deleted.
    openDraft: async (name) => {
      const id = `${settings.name.slice(0, NAME_OF_DRAFT)}-${name}`;
      const { result } = await call<Subdomain>(`${workers}/subdomain`, token);
      return { id, url: `https://${id}.${result.subdomain}.workers.dev` };
    },
    sendDraft: async (folder, id) => {
      await upload(folder, scriptOf(id));
      const shown = { enabled: true, previews_enabled: false };
      await call(`${scriptOf(id)}/subdomain`, token, withJson('POST', shown)).catch(
        async (error: unknown) => {
          await remove(`${scriptOf(id)}?force=true`, token);
          throw error;
        },
      );
    },
    removeDraft: (id) => remove(`${scriptOf(id)}?force=true`, token),
  } satisfies Destination & DraftHost;
}
