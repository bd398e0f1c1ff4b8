import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { ObjectStorage } from './object-storage.ts'

export interface S3Options {
  bucket: string
  /** Ends with a slash where it is not empty. */
  prefix: string
  /** Null: Amazon's own. */
  endpoint: string | null
  region: string
  /** Null: what the SDK finds by itself, such as a mounted file or the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null
}

/** Everybody gets the same address for so long, and a cache before the storage keeps one copy for them. It opens so much longer. */
const sameAddressMs = 20_000

interface Limits {
  connectionMs: number
  /** Without a byte in either direction. */
  idleMs: number
  requestMs: number
}

const usualLimits: Limits = { connectionMs: 3_000, idleMs: 10_000, requestMs: 120_000 }

export function s3Storage(
  { bucket, prefix, endpoint, region, credentials }: S3Options,
  { connectionMs, idleMs, requestMs }: Limits = usualLimits,
): ObjectStorage {
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    requestHandler: {
      connectionTimeout: connectionMs,
      socketTimeout: idleMs,
      requestTimeout: requestMs,
      // Without it the SDK waits on, and writes a warning.
      throwOnRequestTimeout: true,
    },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  return {
    async list(folder) {
      const sizes = new Map<string, number>()
      const Prefix = `${prefix}${folder}/`
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix, Delimiter: '/', ContinuationToken }),
        )
        for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key.slice(Prefix.length), Size)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return sizes
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    // The SDK sends a checksum with it, and the storage refuses bytes that do not match.
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: typeOf(key) }))
    },
    async remove(folder) {
      const Prefix = `${prefix}${folder}/`
      // Each round takes away what the next would list.
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }))
        if (Contents.length === 0) return
        const Objects = Contents.map(({ Key }) => ({ Key }))
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors.length > 0) throw new Error('The storage did not remove every file')
      }
    },
    presign(key, seconds) {
      const signingDate = new Date(Math.floor(Date.now() / sameAddressMs) * sameAddressMs)
      const expiresIn = seconds + sameAddressMs / 1000
      return getSignedUrl(client, new GetObjectCommand(at(key)), { signingDate, expiresIn })
    },
  }
}

const typeOf = (key: string) => (/\.(mp4|m4s)$/.test(key) ? 'video/mp4' : 'application/octet-stream')
