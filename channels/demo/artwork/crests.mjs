import sharp from 'sharp'
import { svg } from './picture.mjs'

/**
 * Emblems stand in a field of -50..50, drawn for the right half and mirrored.
 * A facet is [shade, points]: `w` white, `s` silver, `t` the school's colour, `d` its deep tone, `k` near black.
 */
const emblems = {
  wolf: [
    ['d', '6,-30 28,-50 33,-12 16,-20'],
    ['s', '11,-29 26,-43 28,-18'],
    ['w', '0,-30 8,-31 30,-14 36,4 20,10 0,-6'],
    ['s', '30,-14 44,14 34,14 38,24 26,22 14,36 12,8 36,4'],
    ['w', '0,-8 12,6 14,30 8,42 0,46'],
    ['s', '12,6 14,30 8,42 20,26'],
    ['k', '8,-4 24,-12 20,-2 12,0'],
    ['k', '0,30 8,30 5,38 0,40'],
  ],
  lion: [
    ['t', '0,-50 12,-44 24,-46 30,-36 41,-30 41,-18 49,-8 44,4 48,16 38,24 36,36 24,38 16,48 0,46'],
    ['d', '0,-40 22,-32 36,-12 34,14 22,32 0,38'],
    ['w', '18,-30 30,-34 31,-20 24,-16'],
    ['w', '0,-28 16,-28 28,-8 26,8 14,12 0,-4'],
    ['s', '26,8 22,26 12,34 10,12'],
    ['w', '0,-6 9,6 12,16 14,28 8,36 0,38'],
    ['k', '7,-6 21,-10 18,-1 10,0'],
    ['k', '0,14 9,14 6,21 0,25'],
    ['d', '0,25 2,25 2,34 0,34'],
  ],
  falcon: [
    ['w', '4,-16 20,-36 50,-44 42,-32 48,-28 39,-20 43,-14 33,-8 36,-2 26,2 26,8 14,8 6,4'],
    ['s', '6,0 22,-18 42,-32 48,-28 39,-20 43,-14 33,-8 36,-2 26,2 26,8 14,8'],
    ['t', '6,2 20,-8 33,-8 36,-2 26,2 26,8 14,8'],
    ['w', '0,-34 7,-31 10,-22 8,-6 10,14 5,26 0,28'],
    ['s', '5,8 10,14 5,26 0,28 0,14'],
    ['t', '0,24 6,24 16,46 7,42 4,48 0,44'],
    ['k', '0,-27 3,-24 2,-15 0,-12'],
    ['k', '4,-28 8,-26 5,-24'],
  ],
  wheel: [],
  stag: [
    ['w', '0,-14 10,-16 18,-8 16,6 10,22 9,36 5,44 0,46'],
    ['s', '10,-16 18,-8 16,6 10,22 8,2'],
    ['w', '14,-14 34,-18 26,-6 17,-6'],
    ['s', '18,-12 29,-15 24,-8'],
    ['k', '7,0 15,-4 13,4 9,5'],
    ['k', '0,34 7,34 5,41 0,43'],
    ['w', '7,-15 12,-30 10,-44 14,-46 17,-33 26,-38 28,-50 32,-49 31,-36 40,-42 43,-39 32,-30 18,-25 13,-14'],
  ],
  bear: [
    ['d', '18,-38 30,-46 42,-40 42,-26 32,-18 20,-26'],
    ['t', '25,-36 33,-40 38,-34 34,-26 26,-28'],
    ['w', '0,-36 16,-36 34,-24 38,0 32,22 16,34 0,6'],
    ['s', '34,-24 38,0 32,22 16,34 20,8 28,-6'],
    ['t', '0,0 12,2 20,16 16,34 8,42 0,44'],
    ['d', '0,28 8,30 10,38 8,42 0,44'],
    ['k', '9,-10 19,-14 20,-6 12,-4'],
    ['k', '0,10 11,10 8,20 0,24'],
  ],
  helmet: [
    ['t', '0,-50 9,-48 12,-30 0,-30'],
    ['w', '0,-38 16,-34 28,-20 30,0 28,24 14,40 0,48'],
    ['s', '16,-34 28,-20 30,0 28,24 14,40 18,8'],
    ['k', '0,-8 4,-8 4,-2 26,-8 27,2 4,8 4,34 0,36'],
    ['k', '9,16 21,12 21,15 9,19'],
    ['k', '9,24 20,20 19,23 9,27'],
    ['t', '0,-34 3,-34 4,-8 0,-8'],
  ],
  raven: [],
  bolt: [],
  comet: [],
  fox: [
    ['t', '6,-24 30,-50 36,-14 22,-10'],
    ['k', '22,-36 30,-50 33,-30'],
    ['t', '0,-24 8,-25 26,-14 46,8 24,8 10,14 0,4'],
    ['w', '46,8 40,20 30,26 34,30 18,34 8,42 10,14 24,8'],
    ['t', '0,-2 10,12 8,34 0,46'],
    ['w', '4,22 9,20 8,36 0,46 0,40'],
    ['k', '9,0 23,-6 18,3 12,5'],
    ['k', '0,34 6,34 4,42 0,46'],
  ],
  bison: [
    ['w', '20,-22 34,-24 42,-32 42,-46 50,-34 48,-20 38,-10 24,-8'],
    ['d', '0,-44 14,-42 24,-30 28,-12 22,6 0,0'],
    ['k', '0,-44 14,-42 20,-34 12,-28 16,-22 6,-20 8,-12 0,-8'],
    ['k', '0,-6 8,-10 22,-6 20,14 14,30 0,32'],
    ['d', '0,-4 7,-6 10,14 0,18'],
    ['w', '0,16 12,16 14,28 10,38 0,40'],
    ['d', '14,30 12,38 6,50 0,48 0,40 10,38'],
    ['w', '11,0 19,-3 17,3 13,4'],
    ['k', '4,26 10,24 9,31 5,31'],
  ],
}

/** Emblems that are no heads. */
const figures = {
  wheel: () => {
    const spokes = Array.from({ length: 8 }, (_, i) => {
      const turn = (i / 8) * 2 * Math.PI
      const [x, y] = [Math.cos(turn), Math.sin(turn)]
      return `<line x1="${x * 6}" y1="${y * 6}" x2="${x * 45}" y2="${y * 45}"/><circle cx="${x * 44}" cy="${y * 44}" r="3.4" fill="#fff" stroke="none"/>`
    })
    return `<g stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none">${spokes.join('')}<circle r="27" stroke-width="8"/></g><circle r="27" fill="none" stroke="#0006" stroke-width="1.5"/><circle r="10" fill="#fff"/><path d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2Z" fill="var"/>`
  },
  bolt: () =>
    `<g fill="#fff"><path d="M-34-8a15 15 0 0 1 9-28A20 20 0 0 1 12-42 17 17 0 0 1 36-18 12 12 0 0 1 30 4H-24A13 13 0 0 1-34-8Z"/></g><path d="M-34-8a15 15 0 0 1 1-22 22 22 0 0 0 22 16C0-14 10-8 12 4H-24A13 13 0 0 1-34-8Z" fill="#0b1a2a" fill-opacity=".22"/><path d="M8-14-16 18H-2L-12 50 22 10H6L18-14Z" fill="#ffd94a" stroke="deep" stroke-width="3.5" stroke-linejoin="round"/>`,
  raven:
    () => `<g transform="translate(1 -2) scale(.84)"><g stroke="deep" stroke-width="5" stroke-linejoin="round" fill="#10141d"><path d="M-42 48-38 14-31-14-15-33 5-38 21-31 52-8 47-1 25-5 15 6 19 15 11 21 16 31 5 35 8 47-9 42-24 52Z"/></g>
    <path d="M-42 48-38 14-31-14-15-33-18-8-24 16-24 52Z" fill="deep"/><path d="M-15-33 5-38 21-31 9-26-6-20-18-8Z" fill="var"/><path d="M-18-8-6-20-8 8-12 30-9 42-24 52-24 16Z" fill="#241a44"/>
    <path d="M21-31 52-8 20-15 15-23Z" fill="#ffffff"/><path d="M52-8 47-1 25-5 17-12 20-15Z" fill="#ccd5e2"/><path d="M0-24 11-22 7-16 1-18Z" fill="#ffffff"/><circle cx="6" cy="-20" r="2.2" fill="#10141d"/></g>`,
  comet: () =>
    `<path d="M-46 40C-30 8-10-16 12-28L30-8C14 8-14 26-46 40Z" fill="deep"/><path d="M-38 30C-26 6-8-12 12-24L24-12C8 4-14 18-38 30Z" fill="var"/><path d="M-26 16C-16 2-4-8 12-18L18-12C6 0-8 8-26 16Z" fill="#fff" fill-opacity=".85"/><path d="M22-50 28-31 47-32 33-19 40-1 23-11 8 0 12-19-3-31 16-32Z" fill="#fff" transform="translate(0 6)"/><path d="M22-50 28-31 47-32 33-19 40-1 23-11Z" fill="#0b1a2a" fill-opacity=".16" transform="translate(0 6)"/>`,
}

const patterns = {
  chevron: deep => `<path d="M0 150 128 74 256 150V196L128 120 0 196Z" fill="${deep}" fill-opacity=".55"/>`,
  halves: deep => `<rect x="128" width="128" height="256" fill="${deep}" fill-opacity=".5"/>`,
  sash: deep => `<path d="M-20 210 210-20H276L40 276Z" fill="${deep}" fill-opacity=".5"/>`,
  bars: deep =>
    [40, 100, 160, 220]
      .map(x => `<rect x="${x - 16}" width="30" height="256" fill="${deep}" fill-opacity=".42"/>`)
      .join(''),
  quarters: deep => `<path d="M128 0h128v124H128ZM0 124h128v132H0Z" fill="${deep}" fill-opacity=".5"/>`,
  rays: deep =>
    Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M128 130 ${128 + 260 * Math.cos((i * 40 * Math.PI) / 180)} ${130 + 260 * Math.sin((i * 40 * Math.PI) / 180)} ${128 + 260 * Math.cos(((i * 40 + 20) * Math.PI) / 180)} ${130 + 260 * Math.sin(((i * 40 + 20) * Math.PI) / 180)}Z" fill="${deep}" fill-opacity=".45"/>`,
    ).join(''),
}

export const schools = [
  { name: 'westview', color: '#2f86f6', deep: '#0b2f6b', emblem: 'wolf', pattern: 'chevron' },
  { name: 'lakemere', color: '#f5b82e', deep: '#7a4a06', emblem: 'lion', pattern: 'rays', field: '#7d1220' },
  { name: 'pinehollow', color: '#35b35a', deep: '#0b4a22', emblem: 'falcon', pattern: 'bars' },
  { name: 'harrow-point', color: '#17b8b0', deep: '#064a52', emblem: 'wheel', pattern: 'halves' },
  { name: 'stonewick', color: '#f0762b', deep: '#7a2c06', emblem: 'stag', pattern: 'quarters' },
  { name: 'cedarholt', color: '#b5804f', deep: '#4a2a12', emblem: 'bear', pattern: 'chevron' },
  {
    name: 'northmarch',
    color: '#d3d8e0',
    deep: '#3a4356',
    emblem: 'helmet',
    pattern: 'quarters',
    field: '#7f8a9e',
  },
  {
    name: 'riverfell',
    color: '#9d6bff',
    deep: '#3a1a80',
    emblem: 'raven',
    pattern: 'sash',
    field: '#c9b4ff',
  },
  {
    name: 'tamarack-hills',
    color: '#74d3fa',
    deep: '#14547a',
    emblem: 'bolt',
    pattern: 'bars',
    field: '#3a9fd0',
  },
  {
    name: 'coppervale',
    color: '#ee5aa6',
    deep: '#7a1450',
    emblem: 'comet',
    pattern: 'rays',
    field: '#b32a74',
  },
  { name: 'ashfold', color: '#ea3d3d', deep: '#6b0e14', emblem: 'fox', pattern: 'halves', field: '#3a1216' },
  { name: 'birchlow', color: '#a8d53a', deep: '#3c5a0a', emblem: 'bison', pattern: 'sash' },
]

const shield =
  'M128 10C160 24 196 30 236 30V124C236 184 196 224 128 248 60 224 20 184 20 124V30C60 30 96 24 128 10Z'

function emblemDrawing({ emblem, color, deep }) {
  if (figures[emblem])
    return figures[emblem]().replaceAll('"var"', `"${color}"`).replaceAll('"deep"', `"${deep}"`)
  const fill = { w: '#ffffff', s: '#ccd5e2', t: color, d: deep, k: '#10141d' }
  const half = emblems[emblem]
    .map(
      ([shade, points]) =>
        `<polygon points="${points}" fill="${fill[shade]}" stroke="${fill[shade]}" stroke-width=".5"/>`,
    )
    .join('')
  const silhouette = emblems[emblem].map(([, points]) => `<polygon points="${points}"/>`).join('')
  const outline = `<g fill="${deep}" stroke="${deep}" stroke-width="7" stroke-linejoin="round">${silhouette}<g transform="scale(-1 1)">${silhouette}</g></g>`
  // The left half lies in a light shade, so that the facets read as a solid head.
  const shadow = `<g transform="scale(-1 1)" fill="#0b1322" fill-opacity=".13">${silhouette}</g>`
  return `${outline}${half}<g transform="scale(-1 1)">${half}</g>${shadow}`
}

export function crest(school) {
  const { color, deep, pattern, field = color } = school
  return sharp(
    svg(
      256,
      256,
      `<defs><clipPath id="in"><path d="${shield}"/></clipPath>
      <linearGradient id="light" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient></defs>
      <g clip-path="url(#in)"><rect width="256" height="256" fill="${field}"/>${patterns[pattern](deep)}<rect width="256" height="256" fill="url(#light)"/></g>
      <path d="${shield}" fill="none" stroke="${deep}" stroke-width="16" clip-path="url(#in)"/>
      <path d="${shield}" fill="none" stroke="#f3f5f9" stroke-width="5"/>
      <g transform="translate(128 126) scale(1.62)">${emblemDrawing(school)}</g>`,
    ),
  )
}
