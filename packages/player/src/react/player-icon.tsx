const icons = {
  play: 'M7.5 5v14l11-7z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  back: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4',
  forward: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4',
  loud: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.500 9.500l-5 5',
  pip: 'M3.500 5.500h17v13h-17zM12 12h6v4h-6z',
  captions: 'M3.500 5.500h17v13h-17zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3',
  settings: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 5v4M9 10v4M13 15v4',
  remote: 'M4 17.500v-12h16v12h-4M8 20.500h8l-4-5z',
  cast: 'M4 8.500v-3h16v13h-6.500M4 18.500h.1M4 15a3.500 3.500 0 0 1 3.500 3.500M4 11.500a7 7 0 0 1 7 7',
  chapters: 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1',
  clip: 'M6.500 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM6.500 19a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8.600 8.900 20 17M8.600 15.100 20 7',
  fullscreen: 'M4 9V4.500h4.500M15.500 4.500H20V9M20 15v4.500h-4.500M8.500 19.500H4V15',
} as const

export type PlayerIconName = keyof typeof icons

export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={icons[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
