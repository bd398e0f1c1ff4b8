import { expect, it } from 'vitest'
import { readVersion } from '../src/ffmpeg/read-version.ts'

const said = (version: string, year: number) =>
  `ffmpeg version ${version} Copyright (c) 2000-${year} the FFmpeg developers\nbuilt with gcc 12\n`

it.each([
  ['8.0', 2025, false, true],
  ['7.1.1-1ubuntu1', 2025, false, true],
  ['5.1.9-0+deb12u1', 2026, false, true],
  ['n5.0', 2022, false, false],
  ['4.4.2-0ubuntu0.22.04.1', 2021, true, false],
  // A distribution may build an old one today: its number counts.
  ['4.3.9-0+deb11u2', 2025, true, false],
  ['2.8', 2016, true, false],
  ['10.2', 2028, false, true],
  // Between two releases: the year counts.
  ['N-49006-gd81913e680-static', 2019, true, false],
  ['N-120000-g0123456789', 2025, false, true],
  ['git-2020-01-01-0123456', 2020, true, false],
])('ffmpeg %s of %i: outdated is %s, knows -fps_mode is %s', (version, year, isOutdated, hasFpsMode) => {
  expect(readVersion(said(version, year))).toEqual({ version, isOutdated, hasFpsMode })
})

it('an unreadable version counts as outdated', () => {
  expect(readVersion('libav 12')).toEqual({ version: 'unknown', isOutdated: true, hasFpsMode: false })
})
