import type { VodMediaItem } from '@grandstand/contract'
import { Player } from '@grandstand/player'
import { reconnectMs } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import type { OpenPlayback } from './open-playback.ts'
import { useCaptionLanguage } from './use-caption-language.ts'
import { useCastTarget } from './use-cast-target.ts'
import type { Playing } from './use-playback.ts'

interface LibraryPlayerProps {
  item: VodMediaItem
  playback: OpenPlayback
  playing: Playing
  poster: ReactNode
}

/** The player of games, on what has neither cameras nor a signal to lose. */
export function LibraryPlayer({ item, playback, playing, poster }: LibraryPlayerProps) {
  const words = useWatchWords()
  const [captionLanguage, setCaptionLanguage] = useCaptionLanguage()
  const cast = useCastTarget(playing)
  const { renew, open, close, keepPosition, moment } = playing
  const artwork = item.assets.find(({ type }) => type === 'image')?.path ?? null
  return (
    <Player
      source={{
        id: playback.playback_id,
        isLive: false,
        startSeconds: moment?.seconds ?? playback.resume_seconds,
        startDateMs: null,
        address: playback.url,
        renew,
        early: playback.early,
      }}
      words={words.player}
      cast={cast}
      poster={poster}
      media={{ title: item.title, artwork, icon: artwork }}
      cameras={[]}
      camera={0}
      onCamera={() => {}}
      resumedSeconds={moment ? 0 : playback.resume_seconds}
      captions={playback.captions}
      storyboardUrl={playback.storyboard_url}
      captionLanguage={captionLanguage}
      onCaptionLanguage={setCaptionLanguage}
      signal={{ lostAtMs: null, lostAtText: '', reconnectMs, isOver: false }}
      onMeter={playing.onMeter}
      over={null}
      onPosition={keepPosition}
      onReopen={() => {
        close()
        open()
      }}
      // Viewers who saw it all start over next time.
      onEnded={() => keepPosition(0, null)}
    />
  )
}
