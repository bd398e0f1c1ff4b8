import { alias, dateParam, formFieldTypes, language, menuItemTypes, slideTypes } from '@grandstand/contract'
import { z } from 'zod'
import { imagePath, text } from '../../../context/channel-settings.ts'
import { checkForm } from '../checks/check-form.ts'
import { checkMarkdownOf } from '../checks/check-markdown-of.ts'
import { checkMenuEntry } from '../checks/check-menu-entry.ts'
import { isAllowedLink } from '../files/check-links.ts'
import { nameSlides } from '../files/name-slides.ts'
import { tables } from '../rows/channel-rows-store.ts'
import { listOf } from './kind.ts'
import { below, one } from './links.ts'
import { aliased, schoolAlias, sportAlias, teamAlias } from './references.ts'
import { slideLink, slidePlace } from './slide-links.ts'

const menuLeaf = z.strictObject({
  name: text,
  type: z.enum(menuItemTypes),
  /** A path of the app, the url of a page, or an outside address. */
  url: z.string().optional(),
  /** The alias of a school, team or item of the library; a `vod` entry without one leads to the library itself. */
  alias: alias.optional(),
})
const menuEntry = menuLeaf.extend({ children: z.array(menuLeaf).default([]) })

/** The text of a page is in `pages/<url>.<language>.md`. */
const page = z.strictObject({
  url: z.string().regex(/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/, 'must be a path without a leading slash'),
  alt_name: alias.optional(),
  name: text,
  title: text,
  description: text,
  /** Nobody can open it, and no menu leads to it. */
  hidden: z.boolean().default(false),
})

/** Answers are Markdown. */
const question = z.strictObject({ category: text, question: text, answer: text })

const slide = z.strictObject({
  /** Where it shows: on the home page (`main`), or with a sport, team or school. */
  on: z.union([
    z.literal('main'),
    z.strictObject({ category: sportAlias }),
    z.strictObject({ participant: teamAlias }),
    z.strictObject({ group: schoolAlias }),
  ]),
  type: z.enum(slideTypes).default('image'),
  badge: text.optional(),
  title: text,
  text: text.optional(),
  image: imagePath.optional(),
  link: z.strictObject({ url: z.string().min(1), label: text }).optional(),
  hidden: z.boolean().default(false),
  /** The first and the last day on which it shows, by the channel's clocks. */
  shown_from: dateParam.optional(),
  shown_until: dateParam.optional(),
  /** What its film is uploaded for. One that has none is named by its position. */
  ...aliased,
})

/** What users are asked; the form `passes` lets them choose the free pass. */
export const formFields = z
  .array(
    z.strictObject({
      name: alias.max(60),
      label: text,
      type: z.enum(formFieldTypes).default('text'),
      required: z.boolean().default(false),
    }),
  )
  .min(1)
const form = z.strictObject({
  alias: alias.max(60),
  was: alias.max(60).optional(),
  name: text,
  fields: formFields,
})

export const wordFiles = {
  'menu.yaml': z.array(menuEntry),
  'pages.yaml': z.array(page),
  'faq.yaml': z.array(question),
  'slides.yaml': z.array(slide),
  'forms.yaml': z.array(form),
}

const by = ['editor'] as const

export const wordKinds = {
  pages: listOf({
    file: 'pages.yaml',
    schema: page.extend({ body: z.record(language, z.string().min(1)) }),
    table: tables.pages,
    keyField: 'url',
    by,
    noun: 'a page',
    shownAt: '/{url}',
  }),
  menu: listOf({
    file: 'menu.yaml',
    schema: menuEntry,
    table: tables.menuItems,
    keyField: null,
    rowsBelow: 'children',
    links: {
      children: below,
      alias: {
        read: row => row.alias,
        write: (name, { idOf }, { type }) => ({
          alias: name,
          vod_media_item_id: type === 'vod' && name ? idOf('library_items', name) : null,
        }),
      },
    },
    alsoNames: ['pages', 'schools', 'teams', 'library_items'],
    by,
    noun: 'an entry of the menu',
    check: ({ children, ...entry }, at) => [
      ...checkMenuEntry(entry, at),
      ...children.flatMap((child, index) =>
        checkMenuEntry(child, { ...at, path: [...at.path, 'children', index] }),
      ),
    ],
  }),
  slides: listOf({
    file: 'slides.yaml',
    // Only what is uploaded for a slide needs its name.
    schema: slide.extend({ alias: alias.optional() }),
    table: tables.slides,
    keyField: 'alias',
    complete: nameSlides,
    links: { on: slidePlace, link: slideLink, image: one('image_id', 'images') },
    by,
    noun: 'a slide',
    shownAt: '{on}',
    ratios: { image: 16 / 9 },
    check({ link }, { source, path }) {
      if (!link || isAllowedLink(link.url)) return []
      const message = `url: expected a link that is https, mailto or relative, found ${link.url}`
      return [{ ...source.positionOf([...path, 'link', 'url']), message, code: 'link', found: link.url }]
    },
  }),
  faq: listOf({
    file: 'faq.yaml',
    schema: question,
    table: tables.faqEntries,
    keyField: null,
    by,
    noun: 'a question',
    shownAt: '/faq',
    check: ({ answer }, { source, path }) => checkMarkdownOf(source, [...path, 'answer'], answer),
  }),
  forms: listOf({
    file: 'forms.yaml',
    schema: form,
    table: tables.customForms,
    keyField: 'alias',
    by,
    noun: 'a form',
    check: checkForm,
  }),
}
