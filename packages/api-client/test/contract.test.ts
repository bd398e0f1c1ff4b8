import { gzipSync } from 'node:zlib'
import type { Clip, User } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { build } from 'esbuild'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ApiClient } from '../src/index.ts'
import { getApiKey, getChannelConfig } from '../src/key-calls.ts'

describe('the client and the contract', () => {
  it('agree on the calls that fetch a key', () => {
    expect(getApiKey).toEqual(wireCalls.getApiKey)
    expect(getChannelConfig).toEqual(wireCalls.getChannelConfig)
  })

  it('are small enough for a phone: 4 KB, without schemas', async () => {
    const entry = new URL('../src/index.ts', import.meta.url).pathname
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
    })
    expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(4_096)
    const foreign = Object.keys(metafile.inputs).filter(path => !path.includes('api-client/src/'))
    expect(foreign.map(path => path.replace(/.*packages\//, ''))).toEqual([])
  })
})

/** Read by the type check alone; a wrong type fails there. */
export async function typesOf(client: ApiClient) {
  expectTypeOf(await client.send(wireCalls.createClip, { body: clipBody })).toEqualTypeOf<Clip>()
  expectTypeOf(await client.send(wireCalls.getProfile)).toEqualTypeOf<User | null>()
  expectTypeOf(await client.send(wireCalls.getSettings)).not.toBeNullable()
  await client.send(wireCalls.getSettings, { query: { language: 'fr' } })
  // @ts-expect-error the page's id is required
  await client.send(wireCalls.getPage)
  // @ts-expect-error the page's id is required
  await client.send(wireCalls.getPage, { query: { language: 'fr' } })
  // @ts-expect-error no such field
  await client.send(wireCalls.getSettings, { query: { colour: 'red' } })
  // @ts-expect-error no such sort
  await client.send(wireCalls.listEvents, { query: { sort_field: 'price' } })
  // @ts-expect-error a file is not to be read as JSON
  await client.send(wireCalls.downloadClip, { params: { id: '1' } })
  // @ts-expect-error what a viewer waits for is not sent quietly
  await client.sendQuietly(wireCalls.getGeo)
}

const clipBody = { event_id: 1, event_media_id: 2, name: 'Goal', start_time: 1, duration: 5, tags: ['goal'] }
