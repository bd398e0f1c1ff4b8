import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, settingNames } from '../src/config/read-config.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const names = new Set(settingNames)

const compose = z
  .object({
    services: z.record(z.string(), z.object({ image: z.string(), environment: z.unknown().optional() })),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }))
const ours = Object.entries(compose.services).flatMap(([name, { image, environment }]) =>
  image === 'grandstand'
    ? [{ name, settings: z.record(z.string(), z.coerce.string()).parse(environment) }]
    : [],
)

/** As somebody would fill them in who types the mail server in the Studio. */
const filledIn: Record<string, string> = {
  PUBLIC_URL: 'https://watch.example',
  SECRET_KEY: randomBytes(36).toString('base64'),
  DATABASE_PASSWORD: 'secret',
  STORAGE_SECRET: 'secret',
}
const fillIn = (text: string) =>
  text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name, kind, usual) =>
    kind === '-' ? usual : (filledIn[name] ?? ''),
  )

describe('settings', () => {
  it('are all in the table of docs/settings.md', () => {
    const told = new Set(read('docs/settings.md').match(/`[A-Z][A-Z_]+`/g))
    const untold = settingNames.filter(name => name !== 'NODE_ENV' && !told.has(`\`${name}\``))
    expect(untold).toEqual([])
  })

  it('of the containers are known to the server, and enough to start with', () => {
    expect(ours.map(({ name }) => name)).toEqual(['web', 'ingest', 'worker'])
    for (const { name, settings } of ours) {
      expect(Object.keys(settings).filter(setting => !names.has(setting))).toEqual([])
      const filled = Object.entries(settings).map(([key, value]) => [key, fillIn(value)])
      const config = readConfig({ NODE_ENV: 'production', ...Object.fromEntries(filled) })
      // Who shows the pages takes what they tell, as long as nobody else does.
      expect([...config.roles]).toEqual(name === 'web' ? ['web', 'collector'] : [name])
    }
  })

  it('that compose asks for are in the example, and vice versa', () => {
    const asked = new Set(read('deploy/compose.yaml').match(/(?<=\$\{)\w+/g))
    const offered = new Set(read('deploy/grandstand.env.example').match(/^\w+(?==)/gm))
    expect(offered).toEqual(asked)
  })

  it('of nginx keep query strings and referrers out of logs', () => {
    const conf = read('deploy/nginx.conf').replace(/#.*/g, '')
    const formats = [...conf.matchAll(/log_format\s+(\w+)([^;]*);/g)]
    expect(formats.map(([, name]) => name)).toEqual(['grandstand'])
    const variables = formats[0]?.[2]?.match(/\$\w+/g) ?? []
    expect(variables).toContain('$logged_path')
    expect(
      variables.filter(name => /request(_uri)?$|uri|arg|query|referer|cookie|authorization/.test(name)),
    ).toEqual([])
    const [server = ''] = conf.match(/^server \{[\s\S]*?^ {2}location/m) ?? []
    expect(server).toMatch(/^ {2}access_log \S+ grandstand;$/m)
    // At any lower level nginx writes the request line of what fails.
    expect(server).toMatch(/^ {2}error_log \S+ alert;$/m)
    expect(conf.match(/(access|error)_log /g)).toHaveLength(2)
  })

  it('of nginx keep the tokens in the paths of video and clips out of logs', () => {
    const conf = read('deploy/nginx.conf')
    const [, map = ''] = conf.match(/^map \$uri \$logged_path \{\n\s+default \$uri;([\s\S]*?)^\}/m) ?? []
    const rows = [...map.matchAll(/"~([^"]+)" "([^"]+)";/g)]
    const logged = (path: string) => {
      const found = rows.find(([, pattern = '']) => new RegExp(pattern).test(path))
      const [, pattern = '', value = ''] = found ?? []
      return found ? path.replace(new RegExp(pattern), value.replace(/\$(\w+)/g, '$<$1>')) : path
    }
    expect(
      ['/media/1-2-secret/source/init-0.mp4', '/media/secret', '/clips/7/secret/cut-1.mp4', '/watch/7'].map(
        logged,
      ),
    ).toEqual(['/media/-/source/init-0.mp4', '/media/-', '/clips/7/-/cut-1.mp4', '/watch/7'])
    expect(logged('/share/7/secret')).toBe('/share/7/-')
    expect(logged('/embed/clip/7/secret')).toBe('/embed/clip/7/-')
  })

  it('of the systemd unit are known to the server', () => {
    const [, line = ''] = read('deploy/grandstand.service').match(/^Environment=(.*)$/m) ?? []
    const set = line.split(' ').map(pair => pair.split('=')[0] ?? '')
    expect(set.filter(name => !names.has(name))).toEqual([])
  })
})
