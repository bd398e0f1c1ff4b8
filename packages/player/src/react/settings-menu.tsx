import type { RefObject } from 'react'
import type { Caption } from '../core/choose-captions.ts'
import type { BarAction } from './bar-button.tsx'
import type { CameraChoice } from './camera-switch.tsx'
import styles from './control-bar.module.css'
import { PictureFacts } from './picture-facts.tsx'
import { PlayerIcon } from './player-icon.tsx'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

/** A choice of the page around the player. */
export interface PlayerSwitch {
  label: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

interface SettingsMenuProps extends CameraChoice {
  controls: PlayerControls
  words: PlayerWords
  video: RefObject<HTMLVideoElement | null>
  captions: readonly Caption[]
  captionLanguage: string | null
  onCaptionLanguage: (language: string | null) => void
  switches: readonly PlayerSwitch[]
  /** What the row has no room for in a narrow player. */
  actions: readonly BarAction[]
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Lists of the browser's own: on a phone they are the phone's. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { controls, words, captions, captionLanguage, onCaptionLanguage, cameras } = props
  const { state } = controls
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a width of its own
    <div className={styles.settings} role="group" aria-label={words.settings}>
      {props.actions.map(({ icon, label, onPress }) => (
        <button key={icon} className={`${styles.action} ${styles.narrow}`} type="button" onClick={onPress}>
          <PlayerIcon name={icon} />
          {label}
        </button>
      ))}
      {cameras.length > 1 && (
        <div className={styles.narrow}>
          <Choice
            label={words.cameras}
            value={String(props.camera)}
            options={cameras.map(({ id, name }) => [String(id), name] as const)}
            onChoose={id => props.onCamera(Number(id))}
          />
        </div>
      )}
      {state.qualities.length > 1 && (
        <Choice
          label={words.quality}
          value={state.quality === null ? '' : String(state.quality)}
          options={[
            ['', words.autoQuality],
            ...state.qualities.map(height => [String(height), `${height}p`] as const),
          ]}
          onChoose={value => controls.setQuality(value === '' ? null : Number(value))}
        />
      )}
      {!controls.isRemote && (
        <Choice
          label={words.speed}
          value={String(state.rate)}
          options={rates.map(rate => [String(rate), `${rate}×`] as const)}
          onChoose={value => controls.setRate(Number(value))}
        />
      )}
      {captions.length > 0 && !controls.isRemote && (
        <Choice
          label={words.captions}
          value={captions.some(({ language }) => language === captionLanguage) ? (captionLanguage ?? '') : ''}
          options={[
            ['', words.captionsOff],
            ...captions.map(({ language, name }) => [language, name] as const),
          ]}
          onChoose={value => onCaptionLanguage(value === '' ? null : value)}
        />
      )}
      {props.switches.map(({ label, isOn, onSwitch }) => (
        <label key={label} className={styles.choice}>
          {label}
          <input
            className={styles.switch}
            type="checkbox"
            checked={isOn}
            onChange={event => onSwitch(event.target.checked)}
          />
        </label>
      ))}
      {!controls.isRemote && <PictureFacts controls={controls} words={words} video={props.video} />}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select className={styles.select} value={value} onChange={event => onChoose(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
