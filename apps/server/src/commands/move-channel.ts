import { resolve } from 'node:path'
import { readSecretKey, readSecrets } from '../config/read-secrets.ts'
import {
  type PackedChannel,
  type PackManifest,
  packChannel,
  unpackChannel,
} from '../deployment/channel-pack/index.ts'
import { openStorages } from '../deployment/storage/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { createSealer } from '../runtime/sealer.ts'
import { readSite } from '../video/nodes/index.ts'
import { withDatabase } from './with-database.ts'

/** `pack KEY FOLDER` or `unpack FOLDER`; undefined where it is neither. */
export function parseMove(args: readonly string[]): (() => Promise<void>) | undefined {
  if (args.some(arg => arg.startsWith('-'))) return undefined
  const [verb, ...[first, second, ...more]] = args
  if (first === undefined || more.length > 0) return undefined
  if (verb === 'pack' && second !== undefined) return () => pack(first, resolve(second))
  if (verb === 'unpack' && second === undefined) return () => unpack(resolve(first))
  return undefined
}

async function pack(channelKey: string, folder: string): Promise<void> {
  const packed = await withDatabase(async (db, config, databaseUrl) => {
    const sealer = createSealer(await readSecretKey(config))
    const secrets = await readSecrets(config)
    return packChannel(
      {
        databaseUrl,
        dataDir: config.dataDir,
        site: await readSite(config.dataDir),
        sealer,
        storages: await openStorages(config, { db, sealer, log: createLog('warn') }),
        fileSecrets: Object.keys(secrets.of(channelKey)),
        now: () => new Date(),
      },
      channelKey,
      folder,
    )
  })
  for (const line of describePacked(packed, folder)) console.log(line)
}

async function unpack(folder: string): Promise<void> {
  const said = await withDatabase(async (_db, config, databaseUrl) =>
    unpackChannel(
      {
        databaseUrl,
        dataDir: config.dataDir,
        site: await readSite(config.dataDir),
        sealer: createSealer(await readSecretKey(config)),
      },
      folder,
    ),
  )
  console.log(`Imported ${said.channel_key} as it was at ${said.made_at}: ${countRows(said)} rows.`)
  for (const line of describeRest(said)) console.log(line)
}

function describePacked({ said, keyFile, lacking }: PackedChannel, folder: string): string[] {
  return [
    `${countRows(said)} rows and the video of ${said.channel_key} are in ${folder}.`,
    `${keyFile} opens the secrets in it. Send it by another way, and put it beside the folder to import it.`,
    ...(lacking.length > 0
      ? [`No files were found of these videos, which will not play: ${lacking.join(', ')}.`]
      : []),
    'What happens on the channel from now on is not in the folder.',
  ]
}

/** What does not come along, and has to be done by hand. */
function describeRest({ operators, connected_accounts, file_secrets }: PackManifest): string[] {
  const names = operators.map(({ email, role }) => `${email} (${role})`)
  return [
    ...(names.length > 0 ? [`Invite its operators in the Studio: ${names.join(', ')}.`] : []),
    ...(connected_accounts.length > 0
      ? [
          `Connect Stripe again, which the former deployment’s platform had connected: ${connected_accounts.join(', ')}.`,
        ]
      : []),
    ...(file_secrets.length > 0 ? [`Write its secrets into SECRETS_FILE: ${file_secrets.join(', ')}.`] : []),
  ]
}

const countRows = ({ tables }: PackManifest) => tables.reduce((sum, { rows }) => sum + rows, 0)
