import { z } from 'astro/zod';

// The form takes them as patterns, which the browser reads with the flag v.
const LINE = /^[^\s\-].*$/v;
const NAME = /^[\w.\-]+$/v;
/** A host such as ftp.example.com or ftp.example.com:2121. */
const HOST = /^[\w.\-]+(?::\d{1,5})?$/v;

/** A field of the form. By default one line; a leading hyphen would be a command option. */
function line(title: string, help: string, shape = LINE) {
  return z.string().regex(shape).meta({ title, help });
}

/** A password or token; never in publish.yaml: the server keeps it among its secrets. */
const secret = z.string().optional().meta({
  title: 'Password or token',
  help: 'It stays on this computer. Empty: what you entered before.',
});
/** Of the certificate or key that the owner trusts; never in publish.yaml, either. */
const fingerprint = z
  .string()
  .regex(/^[\da-f]{64}$/v)
  .optional();
const key = z
  .string()
  .regex(/^\s*-----BEGIN/v)
  .optional()
  .meta({
    title: 'Private key',
    help: 'Instead of a password. It begins with -----BEGIN and has no passphrase.',
  });
const webspace = {
  host: line('Server', 'Your host tells you, such as ftp.example.com.', HOST),
  user: line('User name', 'The name of your FTP or SFTP access.'),
  secret,
  directory: line('Folder on the server', 'Your host tells you, such as htdocs, public_html or /.'),
  fingerprint,
};

function way<const Way extends string, Fields extends z.ZodRawShape>(
  name: Way,
  title: string,
  help: string,
  fields: Fields,
) {
  return z.strictObject({ way: z.literal(name), ...fields }).meta({ title, help });
}

/** The ways of sending, as the owner chooses them. */
export const publishSettings = z.discriminatedUnion('way', [
  way(
    'ftps',
    'Webspace by FTPS',
    'Most web hosts. They told you server, user name and password.',
    webspace,
  ),
  way('sftp', 'Webspace by SFTP', 'Web hosts with SSH. Choose it if yours offers both.', {
    ...webspace,
    key,
  }),
  way('netlify', 'Netlify', 'A host for sites like this one. You need an account.', {
    site: line('Site', 'Its address at Netlify, such as your-site.netlify.app.', NAME),
    secret,
  }),
  way('cloudflare', 'Cloudflare', 'A host for sites like this one. You need an account.', {
    account: line('Account ID', 'Cloudflare shows it on “Workers & Pages”.', NAME),
    name: line('Name of the Worker', 'Such as your-site. It is created if needed.', NAME),
    secret,
  }),
  way('folder', 'Copy to a folder', 'You put it online yourself, or a server shows the folder.', {
    folder: line(
      'Folder',
      'The whole path of an empty folder, such as /home/anna/website or C:\\website.',
    ),
  }),
  way('git', 'Send by Git', 'For developers. GitHub, or another host, builds the site.', {
    remote: line(
      'Remote',
      'Usually “origin”. Git must have an SSH key, or know your password.',
    ).default('origin'),
    branch: line('Branch', 'Usually “main”. Your host tells you.').default('main'),
  }),
]);

/** How the site is sent; the file publish.yaml. */
export type PublishSettings = z.infer<typeof publishSettings>;
