import { markdownTable } from 'markdown-table';
import { attack, ATTACKS, complaintsAbout } from './hostile.ts';
import { HOST_NAMES } from './programs.ts';
import { startHost } from './startHosts.ts';

/** Tries all attacks on all servers, and writes how they did. */
export async function hostilityText(ownUrl: string, site: string): Promise<string> {
  const rows = [['own server', await survived(ownUrl, false)]];
  for (const host of HOST_NAMES) {
    await using server = await startHost(host, site);
    rows.push([host, await survived(server.url, host === 'Cloudflare')]);
  }
  return `## Among hostile clients

What no browser sends, byte by byte over raw connections: two lengths, lengths beside chunks, requests in the bodies
of others, ways out of the folder in eight spellings, 64 kB of address or header, a thousand headers or parts,
zero bytes, pipelines, bodies that never come. A server passes when it answers with a refusal or with
what everybody may see, gives away nothing, and serves the next visitor at once.

${markdownTable([['Server', 'passed'], ...rows])}

At two requests (two hosts, \`CONNECT\`) the proxy fails that stands in front of Cloudflare's runtime on this
machine alone. All servers were asked over plain HTTP. Slow clients, floods and the end of the server
under load are measured by \`npm run bench:server\`.`;
}

async function survived(url: string, isProxied: boolean): Promise<string> {
  let passed = 0;
  for (const tried of ATTACKS) {
    const complaints = complaintsAbout(tried, await attack(url, tried.words), isProxied);
    const next = await fetch(url, { headers: { connection: 'close' } });
    if (complaints.length === 0 && next.ok) passed += 1;
  }
  return `${passed} of ${ATTACKS.length}`;
}
