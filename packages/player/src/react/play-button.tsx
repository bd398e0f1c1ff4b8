import { BarButton } from './bar-button.tsx'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

export function PlayButton({ controls, words }: { controls: PlayerControls; words: PlayerWords }) {
  const { phase } = controls.state
  const isPlaying = phase === 'playing' || phase === 'waiting' || phase === 'loading'
  return (
    <BarButton
      icon={isPlaying ? 'pause' : 'play'}
      label={phase === 'ended' ? words.replay : isPlaying ? words.pause : words.play}
      onPress={() => controls.command({ name: 'toggle_play' })}
    />
  )
}
