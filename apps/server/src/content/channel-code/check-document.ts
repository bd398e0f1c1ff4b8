import { isRecord } from '../../runtime/is-record.ts'
import { checkParts } from './checks/check-parts.ts'
import { type ChannelDocument, type FileName, fileNames } from './files/channel-document.ts'
import type { Problem } from './files/channel-file-error.ts'
import { type ChannelParts, judgeParts, toDocument } from './files/channel-parts.ts'
import { checkMarkdown } from './files/check-links.ts'
import type { DataFile, DataPath } from './files/data-file.ts'
import { listImagePositions } from './files/load-images.ts'

/** A channel as somebody made it by hand: in the shape of its files, right or wrong. Of games it says nothing. */
export type RawDocument = Record<string, unknown>

/** The hash of each picture that is there, by path. */
type Pictures = ReadonlyMap<string, string>

/** The same judgement as over a folder, with each problem at its position in what the document says. */
export function checkDocument(
  raw: RawDocument,
  pictures: Pictures,
): { document: ChannelDocument | undefined; problems: Problem[] } {
  const { parts, problems, ...others } = judge(raw, pictures, fileNames)
  return { document: problems.length === 0 ? toDocument(parts, others) : undefined, problems }
}

/** The problems of some files alone. */
export function checkFiles(raw: RawDocument, pictures: Pictures, files: readonly FileName[]): Problem[] {
  return judge(raw, pictures, files).problems
}

function judge(raw: RawDocument, pictures: Pictures, files: readonly FileName[]) {
  const { listed, bodies } = takeBodies(raw.pages)
  const { parts, problems } = judgeParts(file => {
    if (file === 'events.yaml' || !files.includes(file)) return undefined
    return sourceOf(file, file === 'pages.yaml' ? listed : raw[file.replace('.yaml', '')])
  })
  const images: Record<string, string> = {}
  for (const [path, position] of listImagePositions(parts)) {
    const hash = pictures.get(path)
    if (hash !== undefined) images[path] = hash
    else
      problems.push({
        ...position,
        message: `expected a picture, found ${path}`,
        code: 'picture',
        found: path,
      })
  }
  problems.push(...checkParts(parts), ...checkBodies(parts, bodies))
  const pages = (parts['pages.yaml']?.value ?? []).map((page, index) => ({
    ...page,
    body: bodies[index] ?? {},
  }))
  return { parts, problems, pages, images }
}

/** There are no lines: the path in the value locates a problem. */
function sourceOf(file: string, value: unknown): DataFile {
  const positionOf = (path: DataPath) => ({ file, line: 1, column: 1, path })
  return {
    file,
    value,
    positionOf,
    positionOfKey: (path, key) => positionOf([...path, key]),
    commentAt: () => undefined,
    problems: [],
  }
}

/** Pages are in one file and their texts in others. */
function takeBodies(pages: unknown): { listed: unknown; bodies: Record<string, string>[] } {
  if (!Array.isArray(pages)) return { listed: pages, bodies: [] }
  const listed = pages.map(page => (isRecord(page) ? leaveOutBody(page) : page))
  const bodies = pages.map(page => {
    const texts = isRecord(page) && isRecord(page.body) ? Object.entries(page.body) : []
    return Object.fromEntries(
      texts.flatMap(([code, text]) => (typeof text === 'string' ? [[code, text]] : [])),
    )
  })
  return { listed, bodies }
}

function leaveOutBody({ body, ...page }: Record<string, unknown>): Record<string, unknown> {
  return page
}

function checkBodies(parts: ChannelParts, bodies: Record<string, string>[]): Problem[] {
  const channel = parts['channel.yaml']?.value
  if (!channel) return []
  return bodies.flatMap((body, index) => {
    const at = (language: string) => ({
      file: 'pages.yaml',
      line: 1,
      column: 1,
      path: [index, 'body', language],
    })
    const own = (body[channel.language] ?? '').trim()
    const missing: Problem[] =
      own === ''
        ? [{ ...at(channel.language), message: 'body: expected Markdown, found nothing', code: 'missing' }]
        : []
    const faults = Object.entries(body).flatMap(([language, text]): Problem[] => {
      if (!channel.languages.includes(language)) {
        const message = `body: expected a language of the channel, found ${language}`
        return [{ ...at(language), message, code: 'language', found: language }]
      }
      return checkMarkdown(text).map(({ message, code }) => ({ ...at(language), message, code }))
    })
    return [...missing, ...faults]
  })
}
