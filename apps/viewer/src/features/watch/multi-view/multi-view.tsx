import { Icon } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useWatchWords } from '../../../locales/words.ts'
import type { OpenPlayer } from '../../../platform/open-player.ts'
import { maxTiles } from '../../clips/watch-search.ts'
import { GameTile } from './game-tile.tsx'
import styles from './multi-view.module.css'
import { removeTile, type Tiles } from './tiles-href.ts'
import { useChangeTiles } from './use-change-tiles.ts'
import { useTileKeys } from './use-tile-keys.ts'

interface MultiViewProps {
  tiles: Tiles
  /** The game that has the sound; null: none, for the browser lets none have it yet. */
  soundId: number | null
  onSound: (id: number | null) => void
  /** Null when its picture goes. */
  onPicture: (id: number, player: OpenPlayer | null) => void
}

/** Up to four games beside each other. One has the sound; together they are one player of the account. */
export function MultiView({ tiles, soundId, onSound, onPicture }: MultiViewProps) {
  const { multi: words } = useWatchWords()
  const changeTiles = useChangeTiles()
  const grid = useRef<HTMLDivElement>(null)
  const [group] = useState(createGroup)
  const close = (id: number) => changeTiles(shown => removeTile(shown, id))
  const fillScreen = (id: number) => {
    const tile = grid.current?.querySelector(`[data-tile="${id}"]`)
    void (document.fullscreenElement ? document.exitFullscreen() : tile?.requestFullscreen())
  }
  useTileKeys(command => {
    const id = command.name === 'sound' ? tiles[command.place] : (soundId ?? tiles[0])
    if (id === undefined) return
    if (command.name === 'sound') onSound(id)
    else if (command.name === 'full_screen') fillScreen(id)
    else close(id)
  })
  return (
    <div ref={grid} className={styles.grid}>
      {tiles.map((id, at) => (
        <GameTile
          key={id}
          eventId={id}
          beside={{ group, isCounted: at === 0 }}
          hasSound={id === soundId}
          onSound={() => onSound(id)}
          onSilenced={() => onSound(null)}
          onFullScreen={() => fillScreen(id)}
          onClose={() => close(id)}
          onPicture={player => onPicture(id, player)}
        />
      ))}
      {tiles.length < maxTiles && (
        <p className={styles.room}>
          <Icon name="plus" />
          {words.add}
        </p>
      )}
    </div>
  )
}

/** As a player is named; it tells the server which games are on one screen. */
function createGroup(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}
