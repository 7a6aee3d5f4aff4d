import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { unsavedChangesSchema } from '../content/contentFiles.ts';
import { createFriendLink, type FriendOptions } from '../publish/friendLink.ts';
import { PublishError } from '../publish/publishError.ts';
import { createSheets } from '../publish/sheets.ts';
import { jsonBody, sendJson } from './requestData.ts';
import type { PublishStudio } from '../publish/destination.ts';

/**
 * The link for friends and the printed sheets, below /api.
 *
 * @param onTask is called when one of them begins, makes progress or ends
 */
export function taskRoutes(studio: PublishStudio, onTask: () => void, options: FriendOptions = {}) {
  const friendLink = createFriendLink(studio, onTask, options);
  const sheets = createSheets(studio, onTask);
  const unsaved = jsonBody(unsavedChangesSchema);
  return new Hono()
    .get('/friend-link', (context) => sendJson(context, friendLink.state()))
    .post('/friend-link', unsaved, (context) => {
      friendLink.make(context.req.valid('json'));
      return sendJson(context, null);
    })
    .delete('/friend-link', async (context) => {
      await friendLink.end().catch((error: unknown) => {
        if (error instanceof PublishError) throw new HTTPException(422, { message: error.message });
        throw error;
      });
      return sendJson(context, null);
    })
    .get('/sheets', (context) => sendJson(context, sheets.state()))
    .post('/sheets', unsaved, (context) => {
      sheets.make(context.req.valid('json'));
      return sendJson(context, null);
    });
}
