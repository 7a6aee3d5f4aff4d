import { z } from 'astro/zod';
import { qrCode } from '../../../node/qrCode.ts';
import { STUDIO } from '../../shared/addresses.ts';
import { bodyOf, jsonRoutes } from './requests.ts';
import { LONGEST_NAME } from '../../shared/deviceName.ts';
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts';
import type { Context } from 'hono';
import type { ScannedAddress } from './receiver.ts';
import type { Access, Device } from '../access/access.ts';

const nameSchema = z.object({ name: z.string().trim().min(1).max(LONGEST_NAME) });

export type SignedInDevice = Pick<Device, 'id' | 'name' | 'added' | 'used'> & { isThis: boolean };
/** A device that was added since the owner looked, on this device. */
export type AddedDevice = Pick<Device, 'id' | 'name' | 'added'>;
export type NewDeviceCode = ScannedAddress & { code: string };

/** `/api/devices`, `/api/new-devices`; and `/api/confirmed`, which `onlyConfirmed` guards. */
export function deviceRoutes(access: Access, own: URL) {
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
  return jsonRoutes({
    'GET /devices': list,
    'POST /devices': (): NewDeviceCode => {
      const code = access.newCode();
      const address = `${own.origin}${STUDIO}/`;
      return { code, address, qr: qrCode(`${address}#code=${code}`) };
    },
    'PUT /devices/:id': async (context, id) => {
      const { name } = await bodyOf(context, nameSchema);
      access.renameDevice(id, name);
      return list(context);
    },
    'DELETE /devices/:id': (context, id) => {
      if (deviceHere(context)?.id === id) clearSessionCookie(context);
      access.removeDevice(id);
      return list(context);
    },
    'GET /new-devices': listNew,
    'DELETE /new-devices/:id': (context, id) => {
      const here = deviceHere(context);
      if (here) access.dismissNewDevice(here.id, id);
      return listNew(context);
    },
    'POST /confirmed': () => null,
  });
}
