/** A connection that says nothing for two minutes has gone, in bytes a second and in seconds. */
const SILENT_HTTP = { GIT_HTTP_LOW_SPEED_LIMIT: '1', GIT_HTTP_LOW_SPEED_TIME: '120' };

/** The same of the other kind of connection; and nobody is asked for a password there either. */
const SSH = [
  'ssh',
  'BatchMode=yes',
  'ConnectTimeout=30',
  'ServerAliveInterval=30',
  'ServerAliveCountMax=4',
].join(' -o ');

/**
 * With what Git runs here. Nobody is asked for a password: where one is needed, the command fails, as it does
 * where nobody answers.
 *
 * @param hasOwnSsh whether Git is set up to connect by a command of the person's own, which is theirs to choose
 */
export function gitEnvironment(hasOwnSsh: boolean): Record<string, string> {
  const { GIT_SSH, GIT_SSH_COMMAND } = process.env;
  const isChosen = hasOwnSsh || GIT_SSH !== undefined || GIT_SSH_COMMAND !== undefined;
  return {
    ...SILENT_HTTP,
    ...(isChosen ? {} : { GIT_SSH_COMMAND: SSH }),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    // Or a command of the person's own would ask in the window with the text, where nobody looks.
    SSH_ASKPASS_REQUIRE: 'force',
    // Its words are read here.
    LC_ALL: 'C',
  };
}
