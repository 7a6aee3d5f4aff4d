import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { lastingPort } from '../support/freePorts.ts';
import { startProgram } from './startHost.ts';
import type { WebspaceSettings } from '../../studio/server/publish/webspaceConnection.ts';

/** `.ci/run` unpacks the servers here whose packages exclude each other. */
const UNPACKED = join(CACHE_FOLDER, 'ftp-servers');
const PROGRAMS = {
  vsftpd: '/usr/sbin/vsftpd',
  ProFTPD: join(UNPACKED, 'usr/sbin/proftpd'),
  'Pure-FTPd': join(UNPACKED, 'usr/sbin/pure-ftpd'),
  OpenSSH: '/usr/sbin/sshd',
};

export type ServerName = keyof typeof PROGRAMS;
export const FTP_SERVERS = ['vsftpd', 'ProFTPD', 'Pure-FTPd'] as const;
/** Of this run: two checkouts may test at once. */
export const USER = `webspace-${process.pid}`;
export const PASSWORD = 'a shelf of words';

export const wayOf = (name: ServerName): WebspaceSettings['way'] =>
  name === 'OpenSSH' ? 'sftp' : 'ftps';

/** Servers that know the users of the system need root. In CI, one that is missing is a failure. */
export function canServe(name: ServerName): boolean {
  const isExpected = process.env.CI !== undefined || fs.existsSync(PROGRAMS[name]);
  return process.getuid?.() === 0 && isExpected;
}

export function run(program: string, ...options: string[]): string {
  return execFileSync(program, options, { stdio: 'pipe', encoding: 'utf8' });
}

export interface ServerOptions {
  tls?: 'TLSv1.2' | 'TLSv1.3';
  /** Whether each transfer must resume the session of TLS. Pure-FTPd has no such setting. */
  mustResume?: boolean;
  /** Name of the certificate. */
  certificate?: string;
}

/** A user of this computer with a webspace, and servers for it. */
export function createWebspace() {
  const home = fs.mkdtempDisposableSync(join(tmpdir(), 'webspace-'));
  const at = (...names: string[]) => join(home.path, ...names);

  /** Makes a certificate that its server signs itself; returns it. */
  const makeCertificate = (name: string): string => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const [key, certificate] = [at(`${name}.key`), at(`${name}.crt`)] as const;
    const files = ['-keyout', key, '-out', certificate];
    run('openssl', 'req', '-x509', '-nodes', '-newkey', 'rsa:2048', ...subject, ...files);
    const text = fs.readFileSync(certificate, 'utf8');
    // Pure-FTPd wants both in one file.
    fs.writeFileSync(at(`${name}.pem`), fs.readFileSync(key, 'utf8') + text);
    return text;
  };
  const makeKey = (name: string, passphrase = ''): string => {
    run('ssh-keygen', '-q', '-t', 'ed25519', '-N', passphrase, '-f', at(name));
    return fs.readFileSync(at(name), 'utf8');
  };
  const makeUser = () => {
    for (const folder of ['/run/sshd', '/var/run/vsftpd/empty'])
      fs.mkdirSync(folder, { recursive: true });
    fs.chmodSync(home.path, 0o755);
    const password = run('openssl', 'passwd', '-6', PASSWORD).trim();
    run('useradd', '-m', '-d', at('user'), '-s', '/bin/bash', '-p', password, USER);
  };
  /** Lets the user sign in with a private key. */
  const acceptKey = (name: string) => {
    fs.mkdirSync(at('user/.ssh'), { recursive: true });
    fs.copyFileSync(at(`${name}.pub`), at('user/.ssh/authorized_keys'));
  };

  const startServer = async (
    name: ServerName,
    { tls = 'TLSv1.3', mustResume = true, certificate = 'trusted' }: ServerOptions = {},
  ) => {
    const port = await lastingPort();
    const pure = [
      '-S',
      `127.0.0.1,${port}`,
      '-l',
      'unix',
      '-Y',
      '2',
      '-2',
      at(`${certificate}.pem`),
    ];
    const options: Record<ServerName, string[]> = {
      vsftpd: ['vsftpd.conf'],
      ProFTPD: ['--nodaemon', '--config'],
      'Pure-FTPd': [...pure, '-g', at('pure-ftpd.pid'), '-E', '-H', '-f', 'none'],
      OpenSSH: ['-D', '-e', '-f', 'sshd_config'],
    };
    const command = [PROGRAMS[name], ...options[name]];
    const values = {
      KEYS: home.path,
      CERTIFICATE: at(certificate),
      SERVERS: UNPACKED,
      TLS: tls,
      MUST_RESUME: mustResume ? 'YES' : 'NO',
      PROFTPD_OPTIONS: mustResume ? '' : 'TLSOptions NoSessionReuseRequired',
      OPENSSL_CONF: 'openssl.cnf',
    };
    // ProFTPD wants the whole path of its settings.
    const whole = ['/bin/sh', '-c', 'exec "$@" "$PWD/proftpd.conf"', 'sh', ...command];
    const server = await startProgram(
      name === 'ProFTPD' ? whole : command,
      `http://127.0.0.1:${port}`,
      values,
    );
    return Object.assign(server, { port });
  };

  return {
    at,
    live: at('user', 'htdocs'),
    root: at('project', 'content'),
    ...{ makeCertificate, makeKey, makeUser, acceptKey, startServer },
    remove: () => {
      run('userdel', '-f', USER);
      home.remove();
    },
  };
}
