import { checkParts } from './checks/check-parts.ts'
import { type ChannelDocument, channelFiles } from './files/channel-document.ts'
import type { Problem } from './files/channel-file-error.ts'
import { type ChannelParts, judgePart } from './files/channel-parts.ts'
import { checkMarkdown } from './files/check-links.ts'
import type { DataFile, DataPath } from './files/data-file.ts'
import { listImagePlaces } from './files/load-images.ts'
import { nameSlides } from './files/name-slides.ts'

/** A channel as somebody made it by hand: in the shape of its files, right or wrong. Of games it says nothing. */
export type RawDocument = Record<Exclude<keyof ChannelDocument, 'events' | 'images'>, unknown>

/** The same judgement as over a folder, with each problem at its place in what the document says. */
export function checkDocument(
  raw: RawDocument,
  /** The hash of each picture that is there, by path. */
  pictures: ReadonlyMap<string, string>,
): { document: ChannelDocument | undefined; problems: Problem[] } {
  const problems: Problem[] = []
  const { listed, bodies } = takeBodies(raw.pages)
  const read = (name: keyof RawDocument, value = raw[name]) => sourceOf(`${name}.yaml`, value)
  const parts: ChannelParts = {
    'channel.yaml': judgePart(problems, read('channel'), channelFiles['channel.yaml']),
    'menu.yaml': judgePart(problems, read('menu'), channelFiles['menu.yaml'], []),
    'pages.yaml': judgePart(problems, read('pages', listed), channelFiles['pages.yaml'], []),
    'faq.yaml': judgePart(problems, read('faq'), channelFiles['faq.yaml'], []),
    'slides.yaml': judgePart(
      problems,
      read('slides', nameSlides(raw.slides)),
      channelFiles['slides.yaml'],
      [],
    ),
    'sports.yaml': judgePart(problems, read('sports'), channelFiles['sports.yaml'], []),
    'locations.yaml': judgePart(problems, read('locations'), channelFiles['locations.yaml'], []),
    'schools.yaml': judgePart(problems, read('schools'), channelFiles['schools.yaml'], []),
    'products.yaml': judgePart(problems, read('products'), channelFiles['products.yaml'], {}),
    'prerolls.yaml': judgePart(problems, read('prerolls'), channelFiles['prerolls.yaml'], []),
    'library.yaml': judgePart(problems, read('library'), channelFiles['library.yaml'], {}),
    'forms.yaml': judgePart(problems, read('forms'), channelFiles['forms.yaml'], []),
    'events.yaml': undefined,
  }
  const images: Record<string, string> = {}
  for (const [path, place] of listImagePlaces(parts)) {
    const hash = pictures.get(path)
    if (hash !== undefined) images[path] = hash
    else
      problems.push({ ...place, message: `expected a picture, found ${path}`, code: 'picture', found: path })
  }
  problems.push(...checkParts(parts), ...checkBodies(parts, bodies))
  return { document: problems.length === 0 ? gather(parts, bodies, images) : undefined, problems }
}

function gather(
  parts: ChannelParts,
  bodies: Record<string, string>[],
  images: Record<string, string>,
): ChannelDocument {
  const value = <File extends keyof ChannelParts>(file: File): NonNullable<ChannelParts[File]>['value'] => {
    const part = parts[file]
    if (!part) throw new Error(`${file} was not judged`)
    return part.value
  }
  return {
    channel: value('channel.yaml'),
    menu: value('menu.yaml'),
    pages: value('pages.yaml').map((page, index) => ({ ...page, body: bodies[index] ?? {} })),
    faq: value('faq.yaml'),
    slides: value('slides.yaml'),
    sports: value('sports.yaml'),
    locations: value('locations.yaml'),
    schools: value('schools.yaml'),
    products: value('products.yaml'),
    prerolls: value('prerolls.yaml'),
    library: value('library.yaml'),
    forms: value('forms.yaml'),
    images,
  }
}

/** There are no lines: the path in the value locates a problem. */
function sourceOf(file: string, value: unknown): DataFile {
  const placeOf = (path: DataPath) => ({ file, line: 1, column: 1, path })
  return {
    file,
    value,
    placeOf,
    placeOfKey: (path, key) => placeOf([...path, key]),
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
      ...{ file: 'pages.yaml', line: 1, column: 1 },
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
