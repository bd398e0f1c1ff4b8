import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { done, id, newEmail } from '../scalars.ts'
import { mailSecurities } from '../studio-constants.ts'
import {
  backup,
  backupName,
  mailReport,
  serverState,
  serverVersion,
  storageReport,
} from './server-entities.ts'

export const getServer = defineStudioCall({
  method: 'GET',
  path: '/studio/server',
  summary: 'How the deployment stands: mail, storage, host names of its channels, and processes',
  by: ['owner'],
  ofDeployment: true,
  reply: serverState,
})

export const getVersion = defineStudioCall({
  method: 'GET',
  path: '/studio/server/version',
  summary: 'Which program runs, whether its database is of the same version, and what changed with each',
  by: ['owner'],
  ofDeployment: true,
  reply: serverVersion,
})

export const setMailServer = defineStudioCall({
  method: 'POST',
  path: '/studio/server/mail',
  summary:
    'Choose the server that takes the mail of all channels. It is tried at once, and kept only if it lets us in; nothing is kept where the environment says it',
  by: ['owner'],
  ofDeployment: true,
  body: z.strictObject({
    host: z
      .string()
      .trim()
      .regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i, 'must be a host name'),
    port: z.int().min(1).max(65_535),
    security: z.enum(mailSecurities),
    /** Empty: the server asks for none. */
    user: z.string().trim().max(200),
    password: z.string().max(500),
    sender: newEmail.nullable(),
  }),
  reply: mailReport,
  errors: ['forbidden', 'conflict'],
  limit: 'mail_server',
})

export const removeMailServer = defineStudioCall({
  method: 'POST',
  path: '/studio/server/mail/remove',
  summary: 'Forget the mail server that was typed; mails wait, or are kept as files, until there is another',
  by: ['owner'],
  ofDeployment: true,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const testMail = defineStudioCall({
  method: 'POST',
  path: '/studio/server/mail/test',
  summary: 'Send a test mail to one’s own address now',
  by: ['owner'],
  ofDeployment: true,
  personal: true,
  reply: mailReport,
  errors: ['forbidden'],
  limit: 'mail_server',
})

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\x20-\x7e]*$/, 'form')

const storagePlace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('disk'),
    /** From the root of the disk, and there already. */
    root: z
      .string()
      .trim()
      .max(500)
      .regex(/^\/\P{Cc}+$/u, 'form'),
  }),
  z.strictObject({
    kind: z.literal('s3'),
    bucket: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'form'),
    prefix: line(200),
    region: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{2,40}$/, 'form'),
    /** Null: Amazon's own. */
    endpoint: z
      .url({ protocol: /^https?$/, error: 'form' })
      .max(300)
      .nullable(),
    key_id: line(200).min(1),
    secret: line(500).min(1),
  }),
])

export const setStorage = defineStudioCall({
  method: 'POST',
  path: '/studio/server/storage',
  summary:
    'Choose where finished recordings are copied to. It is tried at once, and kept only if it takes, gives back and removes a file; nothing is kept where the environment says it. What lies in the place before is still played from there',
  by: ['owner'],
  ofDeployment: true,
  body: z.strictObject({
    place: storagePlace,
    /** Recordings stay on the server's disk as well. */
    keeps_local: z.boolean(),
  }),
  reply: storageReport,
  errors: ['forbidden', 'conflict'],
  limit: 'mail_server',
})

export const removeStorage = defineStudioCall({
  method: 'POST',
  path: '/studio/server/storage/remove',
  summary:
    "Copy nothing more: recordings stay on the server's disk, and those that were copied are still played",
  by: ['owner'],
  ofDeployment: true,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const forgetStorage = defineStudioCall({
  method: 'POST',
  path: '/studio/server/storage/forget',
  summary: 'Play nothing more from a former place; its files stay as they are',
  by: ['owner'],
  ofDeployment: true,
  body: z.strictObject({ id }),
  reply: done,
  errors: ['forbidden'],
})

export const testStorage = defineStudioCall({
  method: 'POST',
  path: '/studio/server/storage/test',
  summary: 'Write a small file to the storage, read it and remove it',
  by: ['owner'],
  ofDeployment: true,
  reply: z.object({
    /** Null: all is well. Else what the storage said, in its own words. */
    problem: z.string().nullable(),
    took_ms: z.int(),
  }),
  errors: ['forbidden'],
  limit: 'mail_server',
})

const ofBackup = z.strictObject({
  name: backupName,
})

export const listBackups = defineStudioCall({
  method: 'GET',
  path: '/studio/server/backups',
  summary: 'The backups that were made in the Studio, the newest first, and where they are',
  by: ['owner'],
  ofDeployment: true,
  reply: z.object({
    items: z.array(backup),
    folder: z.string(),
    free_bytes: z.int(),
    /** What takes the disk away takes them away too. */
    is_same_disk: z.boolean(),
  }),
})

export const makeBackup = defineStudioCall({
  method: 'POST',
  path: '/studio/server/backups',
  summary:
    'Begin a backup of the database and all files, without the key that opens what is sealed; one at a time',
  by: ['owner'],
  ofDeployment: true,
  reply: z.object({ name: z.string() }),
  errors: ['forbidden', 'conflict'],
  limit: 'mail_server',
})

export const checkBackup = defineStudioCall({
  method: 'POST',
  path: '/studio/server/backups/:name/check',
  summary: 'Begin to read every file of a backup, to find those that are damaged or missing',
  by: ['owner'],
  ofDeployment: true,
  params: ofBackup,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const removeBackup = defineStudioCall({
  method: 'POST',
  path: '/studio/server/backups/:name/remove',
  summary: 'Delete a backup for good',
  by: ['owner'],
  ofDeployment: true,
  params: ofBackup,
  reply: done,
  errors: ['forbidden', 'conflict'],
})
