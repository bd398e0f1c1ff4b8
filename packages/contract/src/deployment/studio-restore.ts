import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { done, utcDateTime } from '../scalars.ts'
import { backupName, backupUpload, restorable } from './server-entities.ts'

export const getRestore = defineStudioCall({
  method: 'GET',
  path: '/studio/restore',
  summary: 'The backups that a server without a channel can be filled from',
  by: ['owner'],
  ofDeployment: true,
  reply: z.object({
    /** It has no channel yet: only then is there anything in the lists. */
    is_empty: z.boolean(),
    items: z.array(restorable),
    upload: backupUpload.nullable(),
    /** A restore that did not come to its end: the server is as it was before it. */
    last_failure: z.object({ name: z.string(), at: utcDateTime, detail: z.string() }).nullable(),
    /** Where backups lie. */
    folder: z.string(),
    free_bytes: z.int(),
    /** No SECRET_KEY is set, so that the former server's may be typed. */
    takes_key: z.boolean(),
    /** They must be stopped first. */
    other_processes: z.int(),
    /** The process can stop and start again by itself. */
    can_restore: z.boolean(),
  }),
})

export const restoreBackup = defineStudioCall({
  method: 'POST',
  path: '/studio/restore',
  summary:
    'Fill a server without a channel from a backup that was checked, wholly or not at all; the server stops for it, and starts again',
  by: ['owner'],
  ofDeployment: true,
  body: z.strictObject({
    name: backupName,
    /** Of the former server, where this one has no SECRET_KEY: it opens what is sealed in the backup. Null: none is known. */
    secret_key: z
      .string()
      .trim()
      .min(32)
      .max(500)
      .regex(/^[\x21-\x7e]+$/, 'form')
      .nullable(),
  }),
  reply: done,
  errors: ['forbidden', 'conflict'],
  limit: 'mail_server',
})
