import { z } from 'zod'
import { socialProviders } from '../constants.ts'
import { hostStates } from '../content/setup-constants.ts'
import { id, utcDateTime } from '../scalars.ts'
import {
  backupProblems,
  backupStates,
  backupUploadStates,
  checkStates,
  databaseAges,
  mailProblems,
  mailSources,
  storageKinds,
  storageProblems,
  storageSources,
} from '../studio-constants.ts'

/** How the whole deployment stands, for its owner. */
export const serverState = z.object({
  mail: z.object({
    source: z.enum(mailSources),
    /** The server that takes it, without a password. */
    place: z.string().nullable(),
    /** Mails come from this address; null: from each channel's contact address. */
    sender: z.string().nullable(),
    set_by: z.string().nullable(),
    set_at: utcDateTime.nullable(),
  }),
  storage: z.object({
    source: z.enum(storageSources),
    kind: z.enum(storageKinds),
    /** The bucket or the folder that finished recordings are copied to. */
    place: z.string().nullable(),
    /** They stay here as well. */
    keeps_local: z.boolean(),
    set_by: z.string().nullable(),
    set_at: utcDateTime.nullable(),
    /** Its secret was sealed with another key of the server, and must be typed again. */
    is_lost: z.boolean(),
    /** Of the disk with what is recorded. */
    free_bytes: z.int(),
    /** Places of before, whose recordings are still played from there. */
    former: z.array(
      z.object({
        id,
        kind: z.enum(storageKinds),
        place: z.string(),
        set_at: utcDateTime,
        is_lost: z.boolean(),
      }),
    ),
  }),
  channels: z.array(
    z.object({
      channel_key: z.string(),
      name: z.string(),
      hosts: z.array(z.string()),
      logins: z.array(z.enum(socialProviders)),
    }),
  ),
  processes: z.array(z.object({ id: z.string(), roles: z.array(z.string()), is_leaving: z.boolean() })),
})
export type ServerState = z.infer<typeof serverState>

/** Whether a storage takes, gives back and removes a file. */
export const storageReport = z.object({
  /** Null: it is kept. */
  problem: z.enum(storageProblems).nullable(),
  /** What the storage said, in its own words. */
  detail: z.string(),
})
export type StorageReport = z.infer<typeof storageReport>

/** Whether a mail server lets us in, or took a mail. */
export const mailReport = z.object({
  /** Null: all is well. */
  problem: z.enum(mailProblems).nullable(),
  /** What the mail server said, in its own words. */
  detail: z.string(),
})
export type MailReport = z.infer<typeof mailReport>

/** Which program runs, and what changed with each version. */
export const serverVersion = z.object({
  /** Such as `Grandstand 1.2.0`. */
  program: z.string(),
  /** How many steps its database has taken, and how many this program knows. */
  migrations: z.int(),
  known_migrations: z.int(),
  /** Whether the database is of this program's version. */
  database: z.enum(databaseAges),
  /** The program that brought its newest step: the oldest that can use it. */
  database_by: z.string().nullable(),
  /** How to upgrade and how to go back, as HTML of the program's own page. */
  how: z.string(),
  /** The newest first. */
  versions: z.array(z.object({ version: z.string(), html: z.string() })),
})
export type ServerVersion = z.infer<typeof serverVersion>

/** Where a host name leads now, and what its DNS entry must say. */
export const hostReport = z.object({
  state: z.enum(hostStates),
  /** What name servers say of it; empty: nothing. */
  addresses: z.array(z.string()),
  /** As far as the deployment knows where it is itself. */
  wanted: z.object({
    /** For an entry CNAME. */
    name: z.string().nullable(),
    /** For entries A and AAAA. */
    addresses: z.array(z.string()),
  }),
})
export type HostReport = z.infer<typeof hostReport>

/** Of the folder of a backup. */
export const backupName = z.string().regex(/^\w[\w-]{0,99}$/, 'must be the name of a backup')

/** All that the server keeps, at one moment. */
export const backup = z.object({
  /** Of its folder: when it was made, such as `2026-11-19-201500`. */
  name: z.string(),
  made_by: z.string(),
  asked_at: utcDateTime,
  state: z.enum(backupStates),
  problem: z.enum(backupProblems).nullable(),
  /** Of a problem, in the program's words. */
  detail: z.string(),
  size_bytes: z.int(),
  rows: z.int(),
  /** Null: nobody has had it read again yet. */
  check: z.object({ state: z.enum(checkStates), at: utcDateTime, detail: z.string() }).nullable(),
})
export type Backup = z.infer<typeof backup>

/** A file with a backup that is sent to an empty server. */
export const backupUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  size_bytes: z.int(),
  received_bytes: z.int(),
  state: z.enum(backupUploadStates),
  problem: z.literal('failed').nullable(),
  /** Of a problem, in the program's words. */
  detail: z.string(),
  sent_by: z.string(),
})
export type BackupUpload = z.infer<typeof backupUpload>

/** What an empty server can be filled with. */
export const restorable = z.object({
  name: z.string(),
  made_at: utcDateTime,
  /** The version that made it; null: an older one, which does not say. */
  program: z.string().nullable(),
  /** By a newer version than this: it cannot be restored here. */
  is_newer: z.boolean(),
  channels: z.array(z.string()),
  games: z.int(),
  users: z.int(),
  orders: z.int(),
  rows: z.int(),
  /** The key that opens what is sealed in it. */
  has_key: z.boolean(),
  /** Null: nobody has measured it yet. */
  size_bytes: z.int().nullable(),
  check: z.object({ state: z.enum(checkStates), at: utcDateTime, detail: z.string() }).nullable(),
})
export type Restorable = z.infer<typeof restorable>
