import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyChannel, ChannelFileError, loadChannel } from '../src/content/channel-code/index.ts'
import { type ChannelFolder, createChannelFolder, createPicture } from './channel-folder.ts'
import { dumpChannels } from './dump-channels.ts'
import { openTestDatabase } from './serve-tests.ts'

const db = await openTestDatabase()
let folder: ChannelFolder

const apply = async () => applyChannel({ db, now: () => new Date() }, await loadChannel(folder.dir))

folder = await createChannelFolder()
await apply()
folder.remove()
/** What stands in the database after the files were right, and has to stay. */
const before = await dumpChannels(db)
beforeEach(async () => {
  folder = await createChannelFolder()
})
afterEach(() => folder.remove())

describe('an error names file, line and column', () => {
  const cases: [name: string, spoil: (folder: ChannelFolder) => Promise<void>, problems: string[]][] = [
    [
      'broken YAML',
      f => f.edit('menu.yaml', 'url: / }', 'url: / '),
      ['menu.yaml:2:1: Flow map in block collection must be sufficiently indented and end with a }'],
    ],
    [
      'a key that stands twice',
      f => f.edit('channel.yaml', 'short_name: HILL', 'short_name: HILL\nshort_name: HI'),
      ['channel.yaml:5:1: Map keys must be unique'],
    ],
    [
      'a misspelt key',
      f => f.edit('channel.yaml', 'contact_email:', 'contact_mail:'),
      [
        'channel.yaml:1:1: contact_email: expected text, found nothing',
        'channel.yaml:11:1: unknown key contact_mail (did you mean contact_email?)',
      ],
    ],
    [
      'a colour without quotes',
      f => f.edit('channel.yaml', "primary: '#e5173f'", 'primary: #e5173f'),
      ['channel.yaml:21:14: primary: expected text, found nothing (text that begins with # needs quotes)'],
    ],
    [
      'a colour that is none',
      f => f.edit('channel.yaml', "primary: '#e5173f'", 'primary: red'),
      ['channel.yaml:21:14: primary: expected a colour like #0a0d14, found "red"'],
    ],
    [
      'a number for a text',
      f => f.edit('schools.yaml', 'name: Hawks High School', 'name: 12'),
      ['schools.yaml:2:9: name: expected text or keys with values, found 12'],
    ],
    [
      'a price with a fraction',
      f => f.edit('products.yaml', 'base_price: 7500', 'base_price: 75.5'),
      ['products.yaml:5:17: base_price: expected a whole number, found 75.5'],
    ],
    [
      'a price that no column holds',
      f => f.edit('products.yaml', 'base_price: 7500', 'base_price: 3000000000'),
      ['products.yaml:5:17: base_price: expected at most 2147483647, found 3000000000'],
    ],
    [
      'a host with its port',
      f => f.edit('channel.yaml', 'tv.hill.example', 'tv.hill.example:8080'),
      [
        'channel.yaml:2:9: hosts: expected a host name in lower case, without port, found "tv.hill.example:8080"',
      ],
    ],
    [
      'an unknown word',
      f => f.edit('schools.yaml', 'gender: men', 'gender: boys'),
      ['schools.yaml:12:15: gender: expected men, women or not identified, found "boys"'],
    ],
    [
      'a language that is none',
      f => f.edit('sports.yaml', '{ en: Hockey, fr: Hockey }', '{ en: Hockey, french: Hockey }'),
      ['sports.yaml:2:23: expected a two-letter language code, found "french"'],
    ],
    [
      'a slide on an unknown kind',
      f => f.edit('slides.yaml', 'on: { category: ice-hockey }', 'on: { categroy: ice-hockey }'),
      ['slides.yaml:9:11: unknown key categroy (did you mean category?)'],
    ],
    [
      'an unknown sport',
      f => f.edit('schools.yaml', 'sport: ice-hockey', 'sport: ice-hocky'),
      [
        'schools.yaml:13:14: sport: expected the alias of a sport, found ice-hocky (did you mean ice-hockey?)',
      ],
    ],
    [
      'a field of a form that stands twice',
      f =>
        f.edit('forms.yaml', '    - { name: team,', '    - { name: team, label: Team }\n    - { name: team,'),
      ['forms.yaml:9:15: expected a name of its own, found team again (first in forms.yaml:8)'],
    ],
    [
      'a form that stands twice',
      f => f.edit('forms.yaml', 'alias: survey', 'alias: passes'),
      [
        'forms.yaml:5:10: expected a name of its own, found passes again (first in forms.yaml:1)',
        'forms.yaml:8:5: fields: expected a field basic-pass of type number in the form passes',
      ],
    ],
    [
      'a passes form whose basic pass is no number',
      f => f.edit('forms.yaml', ', type: number', ''),
      ['forms.yaml:4:7: fields: expected a field basic-pass of type number in the form passes'],
    ],
    [
      'a field of an unknown type',
      f => f.edit('forms.yaml', 'type: number', 'type: tick'),
      ['forms.yaml:4:79: type: expected text or number, found "tick"'],
    ],
    [
      'an unknown sport in a product',
      f => f.edit('products.yaml', '[soccer, hockey]', '[soccer, rowing]'),
      ['products.yaml:7:32: event_categories: expected the alias of a sport, found rowing'],
    ],
    [
      'an unknown location',
      f => f.edit('prerolls.yaml', 'location: arena', 'location: stadium'),
      ['prerolls.yaml:1:78: location: expected the alias of a location, found stadium'],
    ],
    [
      'an unknown category and item of the library',
      async f => {
        await f.edit('library.yaml', 'categories: [games]', 'categories: [game]')
        await f.edit('library.yaml', 'items: [extra, final]', 'items: [extra, finale]')
        await f.edit('menu.yaml', 'type: vod, alias: final', 'type: vod, alias: semi')
      },
      [
        'library.yaml:9:18: categories: expected the alias of a category of the library, found game (did you mean games?)',
        'library.yaml:14:48: items: expected the alias of an item of the library, found finale (did you mean final?)',
        'menu.yaml:9:36: alias: expected the alias of an item of the library, found semi',
      ],
    ],
    [
      'an unknown school and team',
      async f => {
        await f.edit('menu.yaml', 'alias: hawks }', 'alias: eagles }')
        await f.edit('slides.yaml', 'participant: hawks-hockey', 'participant: hawk-hockey')
      },
      [
        'menu.yaml:6:54: alias: expected the alias of a school, found eagles',
        'slides.yaml:8:24: participant: expected the alias of a team, found hawk-hockey (did you mean hawks-hockey?)',
      ],
    ],
    [
      'an alias that is taken',
      f => f.edit('schools.yaml', '- { alias: owls', '- { alias: hawks'),
      ['schools.yaml:15:12: expected a name of its own, found hawks again (first in schools.yaml:1)'],
    ],
    [
      'a former alias that something else has',
      f => f.edit('schools.yaml', '- { alias: owls', '- { was: hawks, alias: owls'),
      ['schools.yaml:15:10: was: expected an alias that nothing has any more, found hawks'],
    ],
    [
      'a menu entry without its page',
      f => f.edit('menu.yaml', 'url: rules/play', 'url: rules'),
      ['menu.yaml:5:39: url: expected the url of a page, found rules'],
    ],
    [
      'a menu entry that leads nowhere',
      f => f.edit('menu.yaml', 'type: route, url: /', 'type: route'),
      ['menu.yaml:1:3: url: expected a path of the app like /faq, found nothing'],
    ],
    [
      'a page without Markdown',
      f => f.delete('pages/about.en.md'),
      ['pages.yaml:6:10: expected the file pages/about.en.md, found none'],
    ],
    [
      'Markdown without a page',
      f => f.write('pages/abuot.fr.md', 'Hi'),
      [
        'pages/abuot.fr.md:1:1: expected the file of a page and language of the channel, found pages/abuot.fr.md (did you mean pages/about.fr.md?)',
      ],
    ],
    [
      'Markdown with a link that is not allowed',
      f =>
        f.write(
          'pages/about.en.md',
          'Hello\n\n> see [here](http://hill.example)\n> and [there](javascript:alert(1))\n',
        ),
      [
        'pages/about.en.md:3:7: expected a link that is https, mailto or relative, found http://hill.example',
        'pages/about.en.md:4:7: expected a link that is https, mailto or relative, found javascript:alert(1)',
      ],
    ],
    [
      'Markdown with HTML',
      f => f.write('pages/about.en.md', 'Hello <script>alert(1)</script>\n'),
      [
        'pages/about.en.md:1:7: expected Markdown without HTML, found <script>',
        'pages/about.en.md:1:23: expected Markdown without HTML, found </script>',
      ],
    ],
    [
      'a link in YAML that is not allowed',
      f => f.edit('channel.yaml', '[the rules](/rules)', '[the rules](//evil.example)'),
      ['channel.yaml:24:17: expected a link that is https, mailto or relative, found //evil.example'],
    ],
    [
      'a text without the own language',
      f => f.edit('schools.yaml', '{ en: Valley }', '{ fr: Vallée }'),
      ["schools.yaml:15:43: city: expected a text in the channel's language en, found fr"],
    ],
    [
      'a text in a foreign language',
      f => f.edit('schools.yaml', '{ en: Valley }', '{ en: Valley, de: Tal }'),
      ["schools.yaml:15:57: expected one of the channel's languages en, fr, found de"],
    ],
    [
      'an own language that is not among the languages',
      f => f.edit('channel.yaml', 'language: en', 'language: bg'),
      expect.arrayContaining(['channel.yaml:7:11: language: expected one of the languages en, fr, found bg']),
    ],
    [
      'a misspelt file',
      f => f.write('slide.yaml', '[]'),
      ['slide.yaml:1:1: expected a file of a channel folder, found slide.yaml (did you mean slides.yaml?)'],
    ],
    [
      'a missing picture',
      f => f.delete('images/logo.png'),
      ['channel.yaml:6:7: images/logo.png: expected a picture, found no such file'],
    ],
    [
      'an SVG by name',
      f => f.edit('channel.yaml', 'logo: images/logo.png', 'logo: images/logo.svg'),
      ['channel.yaml:6:7: logo: expected a file like images/logo.png, found "images/logo.svg"'],
    ],
    [
      'an SVG under another name',
      f => f.write('images/logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      ['channel.yaml:6:7: images/logo.png: expected a PNG, JPEG or WebP picture, found SVG'],
    ],
    [
      'a file that is no picture',
      f => f.write('images/logo.png', Buffer.from('hello')),
      ['channel.yaml:6:7: images/logo.png: expected a PNG, JPEG or WebP picture, found something else'],
    ],
    [
      'a picture that is too heavy',
      f => f.write('images/logo.png', Buffer.alloc(8 * 1024 * 1024 + 1)),
      ['channel.yaml:6:7: images/logo.png: expected at most 8 MB, found 8.0 MB'],
    ],
    [
      'a picture that is too wide',
      async f => f.write('images/logo.png', await createPicture({ width: 8001, height: 2, format: 'png' })),
      ['channel.yaml:6:7: images/logo.png: expected at most 8000 pixels a side, found 8001 × 2'],
    ],
    [
      'problems in several files, all at once',
      async f => {
        await f.edit('faq.yaml', 'question: When?, ', '')
        await f.edit('sports.yaml', 'alias: soccer', 'alias: Soccer')
      },
      [
        'faq.yaml:1:3: question: expected text or keys with values, found nothing',
        'sports.yaml:6:12: alias: expected lower-case words joined by - or _, found "Soccer"',
      ],
    ],
  ]

  test.for(cases)('%s', async ([, spoil, problems]) => {
    await spoil(folder)
    const error = await apply().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ChannelFileError)
    expect(String(error).replace('ChannelFileError: ', '').split('\n')).toEqual(problems)
    expect(await dumpChannels(db)).toEqual(before)
  })

  test('a missing folder, or a path that is not a folder, gets one sentence', async () => {
    await expect(loadChannel('/nowhere/at/all')).rejects.toThrow(
      'The channel folder /nowhere/at/all does not exist.',
    )
    await folder.delete('channel.yaml')
    await expect(loadChannel(folder.dir)).rejects.toThrow(
      `The folder ${folder.dir} is no channel folder: it has no channel.yaml.`,
    )
  })
})
