/** The site's server in a process of its own: says where it answers, ends with its parent. */
import { startServer } from '../../../server/server.ts';
import { SITE_FOLDER } from '../../support/paths.ts';

const server = await startServer({ directory: SITE_FOLDER, port: 0 });
process.send?.(server.address);
process.once('disconnect', () => void server.close());
