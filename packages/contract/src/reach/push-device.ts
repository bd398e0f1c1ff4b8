import { z } from 'zod'

/** Of a browser's push service: a point of P-256, and 16 bytes, as browsers give them. */
export const pushDeviceKeys = {
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  p256dh: z.string().regex(/^[\w-]{87}=?$/, 'must be a key in the form that a browser makes'),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'must be 16 bytes in the form that a browser makes'),
}
