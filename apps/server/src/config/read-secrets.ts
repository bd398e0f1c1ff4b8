import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ChannelSecrets } from '../context/channel-secrets.ts'
import { errorCode } from '../runtime/error-code.ts'
import { secretKeyFile } from '../runtime/secret-key-file.ts'
import { StartError } from '../runtime/start-error.ts'
import type { Config } from './read-config.ts'

const secret = z.string().min(1)
const secretsFile = z.record(
  z.string(),
  z.strictObject({
    google_secret: secret.optional(),
    google_analytics_secret: secret.optional(),
    facebook_secret: secret.optional(),
    recaptcha_secret: secret.optional(),
    stripe_secret: secret.optional(),
    stripe_webhook_secret: secret.optional(),
  }),
)

/** A mounted YAML file: by channel key, the secret halves of its accounts elsewhere. */
export async function readSecrets({
  secretsFile: file,
}: Pick<Config, 'secretsFile'>): Promise<ChannelSecrets> {
  const byChannel = file === null ? {} : parseSecrets(file, await readText(file))
  return { of: channelKey => byChannel[channelKey] ?? {} }
}

function parseSecrets(file: string, text: string): z.infer<typeof secretsFile> {
  let value: unknown
  try {
    value = parse(text)
  } catch {
    throw new StartError(`The secrets file ${file} is not YAML.`)
  }
  const { success, data, error } = secretsFile.safeParse(value ?? {})
  if (success) return data
  // Only where it is wrong: the values are secret.
  const paths = error.issues.map(issue => issue.path.join('.')).join(', ')
  throw new StartError(`The secrets file ${file} is wrong at: ${paths || 'its top'}.`)
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new StartError(`The secrets file ${file} cannot be read.`)
  }
}

/** `SECRET_KEY`, or outside production one that is made once and kept beside the data. */
export async function readSecretKey({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> {
  if (secretKey !== null) return secretKey
  const file = join(dataDir, secretKeyFile)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
