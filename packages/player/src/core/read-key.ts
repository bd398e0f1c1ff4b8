/** What a viewer may ask a player to do; keys, buttons and other windows speak the same language. */
export type Command =
  | { name: 'toggle_play' }
  | { name: 'seek_by'; seconds: number }
  | { name: 'seek_to_share'; share: number }
  | { name: 'step_frame'; direction: 1 | -1 }
  | { name: 'toggle_mute' }
  | { name: 'change_volume'; by: number }
  | { name: 'toggle_fullscreen' }
  | { name: 'toggle_captions' }
  | { name: 'cut_clip' }

const commands: Record<string, Command> = {
  ' ': { name: 'toggle_play' },
  k: { name: 'toggle_play' },
  ArrowLeft: { name: 'seek_by', seconds: -5 },
  ArrowRight: { name: 'seek_by', seconds: 5 },
  j: { name: 'seek_by', seconds: -10 },
  l: { name: 'seek_by', seconds: 10 },
  ArrowUp: { name: 'change_volume', by: 0.1 },
  ArrowDown: { name: 'change_volume', by: -0.1 },
  m: { name: 'toggle_mute' },
  f: { name: 'toggle_fullscreen' },
  c: { name: 'cut_clip' },
  t: { name: 'toggle_captions' },
  '.': { name: 'step_frame', direction: 1 },
  ',': { name: 'step_frame', direction: -1 },
}

interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Null for keys that are the browser's. */
export function readKey({ key, ctrlKey, metaKey, altKey }: KeyPress): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^[0-9]$/.test(key)) return { name: 'seek_to_share', share: Number(key) / 10 }
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null
}
