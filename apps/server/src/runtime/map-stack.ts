import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const maps = new Map<string, SourceMap | null>()

/**
 * Names the sources instead of the bundle. Node does so by itself if it is asked to, but for every stack that anybody looks
 * at: the payment provider's library looks at one with each call, and reading the map then took half a second of each start.
 */
export function mapStack(stack: string): string {
  return stack.replaceAll(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g, (frame, file, line, column) => {
    const map = maps.get(file) ?? openMap(file)
    maps.set(file, map)
    const origin = map?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return frame
    return `${new URL(origin.fileName, file).pathname}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

function openMap(file: string): SourceMap | null {
  const mapFile = `${fileURLToPath(file)}.map`
  return existsSync(mapFile) ? new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8'))) : null
}
