import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from '../../server/server.ts';
import { questionsFor } from './questions.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Question } from './questions.ts';

/** What is compared of an answer; everything as it is written. */
type Traits = Record<string, string>;

/** One trait of one answer that is another than the site's own server gives. */
export interface Difference {
  question: Question;
  /** Name of a header, `status` or `body`. */
  trait: string;
  own: string;
  other: string;
}

/** What belongs to the connection, the moment or the server itself. */
const NOT_COMPARED = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'server', 'via', 'etag'],
  ...['content-length', 'last-modified', 'cf-cache-status', 'x-powered-by'],
]);

/** Asks the site's own server all questions, and remembers what it says. */
export class Comparison {
  readonly #answers: { question: Question; traits: Traits }[] = [];

  static async of(site: string): Promise<Comparison> {
    const comparison = new Comparison();
    await using server = await startServer({ directory: site, port: 0 });
    for (const question of await questionsFor(site)) {
      comparison.#answers.push({ question, traits: await ask(server.url, question) });
    }
    return comparison;
  }

  /** How many questions there are about each thing. */
  get counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { question } of this.#answers) {
      counts.set(question.about, (counts.get(question.about) ?? 0) + 1);
    }
    return counts;
  }

  /** Asks another server the same, and tells where it says something else. */
  async with(url: string): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const { question, traits } of this.#answers) {
      const others = await ask(url, question);
      for (const trait of new Set([...Object.keys(traits), ...Object.keys(others)])) {
        const [own = '', other = ''] = [traits[trait], others[trait]];
        if (own !== other) differences.push({ question, trait, own, other });
      }
    }
    return differences;
  }
}

function ask(url: string, { target, method = 'GET', headers = {} }: Question): Promise<Traits> {
  return new Promise((resolve, reject) => {
    request(url, { path: target, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = decode(Buffer.concat(chunks), answer.headers['content-encoding']);
        resolve({ status: String(answer.statusCode), ...traitsOf(answer.headers), body });
      });
    })
      .on('error', reject)
      .end();
  });
}

function traitsOf(headers: IncomingHttpHeaders): Traits {
  const traits = Object.entries(headers).filter(([name]) => !NOT_COMPARED.has(name));
  return Object.fromEntries(traits.map(([name, value]) => [name, String(value)]));
}

/** The body as the visitor gets to see it, by its hash. */
function decode(bytes: Buffer, encoding = ''): string {
  if (bytes.length === 0) return '';
  const plain =
    encoding === 'br'
      ? brotliDecompressSync(bytes)
      : encoding === 'gzip'
        ? gunzipSync(bytes)
        : bytes;
  return createHash('sha256').update(plain).digest('base64url');
}
