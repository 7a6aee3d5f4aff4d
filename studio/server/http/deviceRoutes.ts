import { z } from 'astro/zod';
import { type Context, Hono } from 'hono';
import { qrCode } from '../../../node/qrCode.ts';
import { STUDIO } from '../../shared/addresses.ts';
import { jsonBody, sendJson } from './requestData.ts';
import { LONGEST_NAME } from '../../shared/deviceName.ts';
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts';
import type { Access, Device } from '../access/access.ts';

const nameSchema = z.object({ name: z.string().trim().min(1).max(LONGEST_NAME) });

export type SignedInDevice = Pick<Device, 'id' | 'name' | 'added' | 'used'> & { isThis: boolean };
/** A device that was added since the owner looked, on this device. */
export type AddedDevice = Pick<Device, 'id' | 'name' | 'added'>;

/** `/api/devices`, `/api/new-devices`; and `/api/confirmed`, which `onlyConfirmed` guards. */
export function deviceRoutes(access: Access, own: URL, onDevices: () => void) {
  const deviceHere = (context: Context) => access.sessionOf(readSessionCookie(context))?.device;
  const list = (context: Context): SignedInDevice[] => {
    const here = deviceHere(context)?.id;
    return access
      .devices()
      .map(({ id, name, added, used }) => ({ id, name, added, used, isThis: id === here }));
  };
  const listNew = (context: Context): AddedDevice[] => {
    const unseen = deviceHere(context)?.newDevices ?? [];
    return access
      .devices()
      .filter(({ id }) => unseen.includes(id))
      .map(({ id, name, added }) => ({ id, name, added }));
  };
  return new Hono()
    .get('/devices', (context) => sendJson(context, list(context)))
    .post('/devices', (context) => {
      const code = access.newCode();
      const address = `${own.origin}${STUDIO}/`;
      return sendJson(context, { code, address, qr: qrCode(`${address}#code=${code}`) });
    })
    .put('/devices/:id', jsonBody(nameSchema), (context) => {
      access.renameDevice(context.req.param('id'), context.req.valid('json').name);
      return sendJson(context, list(context));
    })
    .delete('/devices/:id', (context) => {
      const { id } = context.req.param();
      if (deviceHere(context)?.id === id) clearSessionCookie(context);
      access.removeDevice(id);
      onDevices();
      return sendJson(context, list(context));
    })
    .get('/new-devices', (context) => sendJson(context, listNew(context)))
    .delete('/new-devices/:id', (context) => {
      const here = deviceHere(context);
      if (here) access.dismissNewDevice(here.id, context.req.param('id'));
      return sendJson(context, listNew(context));
    })
    .post('/confirmed', (context) => sendJson(context, null));
}

export type DeviceRoutes = ReturnType<typeof deviceRoutes>;
