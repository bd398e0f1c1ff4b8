import { type RefObject, useRef, useState } from 'react'
import type { Caption } from '../core/choose-captions.ts'
import type { PlacedMark } from '../core/mark.ts'
import { type BarAction, BarButton } from './bar-button.tsx'
import type { CameraChoice } from './camera-switch.tsx'
import { ChapterMenu } from './chapter-menu.tsx'
import styles from './control-bar.module.css'
import { PlayButton } from './play-button.tsx'
import { PlayClock } from './play-clock.tsx'
import type { PlayerWords } from './player-words.ts'
import { SeekBar } from './seek-bar.tsx'
import { type PlayerSwitch, SettingsMenu } from './settings-menu.tsx'
import type { BarScale } from './use-bar-scale.ts'
import { useDismissal } from './use-dismissal.ts'
import type { PlayerControls } from './use-player.ts'
import { useRemote } from './use-remote.ts'
import type { StoryboardSource } from './use-storyboard.ts'
import { jumpSeconds } from './use-taps.ts'

export interface CaptionChoice {
  captions: readonly Caption[]
  captionLanguage: string | null
  onCaptionLanguage: (language: string | null) => void
}

interface ControlBarProps extends CaptionChoice, CameraChoice {
  controls: PlayerControls
  words: PlayerWords
  scale: BarScale
  video: RefObject<HTMLVideoElement | null>
  storyboard: StoryboardSource
  marks: readonly PlacedMark[]
  canClip: boolean
  switches: readonly PlayerSwitch[]
  /** The way to a Chromecast and back; null: there is none. */
  cast: BarAction | null
}

export function ControlBar({
  controls,
  words,
  scale,
  video,
  storyboard,
  marks,
  canClip,
  switches,
  cast,
  ...choice
}: ControlBarProps) {
  const { state, command } = controls
  const [open, setOpen] = useState<'settings' | 'chapters' | null>(null)
  const toggle = (menu: 'settings' | 'chapters') => setOpen(before => (before === menu ? null : menu))
  const bar = useRef<HTMLDivElement>(null)
  const openRemote = useRemote(video)
  const sound: BarAction = {
    icon: state.isMuted ? 'muted' : 'loud',
    label: state.isMuted ? words.unmute : words.mute,
    onPress: () => command({ name: 'toggle_mute' }),
  }
  const chapters: BarAction[] =
    marks.length === 0
      ? []
      : [
          {
            icon: 'chapters',
            label: words.chapters,
            isOpen: open === 'chapters',
            onPress: () => toggle('chapters'),
          },
        ]
  const screens: BarAction[] = [
    ...(cast
      ? [cast]
      : openRemote
        ? [{ icon: 'remote', label: words.remote, onPress: openRemote } as const]
        : []),
    ...(document.pictureInPictureEnabled && !controls.isRemote
      ? [
          {
            icon: 'pip',
            label: words.pictureInPicture,
            onPress: () => void togglePictureInPicture(video.current),
          } as const,
        ]
      : []),
  ]

  function close() {
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(null)
  }
  useDismissal(open !== null, { frame: bar, onPressElsewhere: () => setOpen(null), onEscape: close })
  /** What goes on elsewhere is said where the menu is. */
  const closing = (action: BarAction): BarAction => ({
    ...action,
    onPress() {
      close()
      action.onPress()
    },
  })

  return (
    <div ref={bar} className={styles.bar}>
      {open === 'settings' && (
        <SettingsMenu
          controls={controls}
          words={words}
          video={video}
          {...choice}
          switches={switches}
          actions={[...chapters, ...screens.map(closing), sound]}
        />
      )}
      {open === 'chapters' && <ChapterMenu controls={controls} words={words} marks={marks} onClose={close} />}
      <SeekBar controls={controls} words={words} scale={scale} storyboard={storyboard} marks={marks} />
      <div className={styles.row}>
        <PlayButton controls={controls} words={words} />
        <BarButton
          icon="back"
          label={words.back}
          onPress={() => command({ name: 'seek_by', seconds: -jumpSeconds })}
        />
        <BarButton
          icon="forward"
          label={words.forward}
          onPress={() => command({ name: 'seek_by', seconds: jumpSeconds })}
        />
        <BarButton {...sound} placement="menu_when_narrow" />
        <input
          className={styles.volume}
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={state.isMuted ? 0 : state.volume}
          aria-label={words.volume}
          onChange={event => controls.setVolume(Number(event.target.value))}
        />
        <PlayClock controls={controls} words={words} hidesLength={scale.isOpen} />
        <span className={styles.gap} />
        {canClip && !controls.isRemote && (
          <BarButton
            icon="clip"
            label={words.clip}
            placement="above_when_narrow"
            onPress={() => command({ name: 'cut_clip' })}
          />
        )}
        {chapters.map(action => (
          <BarButton key={action.icon} {...action} placement="menu_when_narrow" />
        ))}
        {choice.captions.length > 0 && (
          <BarButton
            icon="captions"
            label={words.captions}
            placement="menu_when_narrow"
            isOn={choice.captions.some(({ language }) => language === choice.captionLanguage)}
            onPress={() => command({ name: 'toggle_captions' })}
          />
        )}
        <BarButton
          icon="settings"
          label={words.settings}
          isOpen={open === 'settings'}
          onPress={() => toggle('settings')}
        />
        {screens.map(action => (
          <BarButton key={action.icon} {...action} placement="menu_when_narrow" />
        ))}
        <BarButton
          icon="fullscreen"
          label={words.fullscreen}
          onPress={() => command({ name: 'toggle_fullscreen' })}
        />
      </div>
    </div>
  )
}

/** A browser that refuses shows why itself. */
async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video?.requestPictureInPicture()
  await change?.catch(() => {})
}
