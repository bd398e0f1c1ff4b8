import { SelectField, TextField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Fold } from './fold.tsx'
import { priceOf, venueOf } from './game-draft.ts'
import styles from './game-form.module.css'
import type { GamePart } from './game-part.ts'
import { GamePicture } from './game-picture.tsx'
import { GameTexts } from './game-texts.tsx'
import { nameDraft } from './name-draft.ts'
import type { GamePictures } from './use-game-pictures.ts'

interface GameFoldsProps extends GamePart {
  pictures: GamePictures
  /** Whether a camera can be made with it. */
  hasCamera: boolean
}

/** All that goes without saying, each with its value in sight. */
export function GameFolds({ pictures, hasCamera, ...part }: GameFoldsProps) {
  const { draft, set, choices, field } = part
  const { words, fill, money } = useI18n()
  const say = words.games
  const venueId = venueOf(draft, choices)
  const venue = choices.venues.find(({ id }) => id === venueId)
  const price = priceOf(draft, choices)
  const isSold = draft.offer === 'both' || draft.offer === 'single'
  const fields = {
    venue: field('venue_id'),
    camera: field('camera'),
    fee: field('service_fee'),
    minutes: field('minutes'),
    image: field('image_id'),
  }
  const [language = ''] = choices.languages
  return (
    <div className={styles.folds}>
      <Fold
        title={words.common.venue}
        value={venue?.name ?? say.noVenue}
        isWrong={fields.venue.problem !== undefined}
      >
        <SelectField
          name={fields.venue.name}
          problem={fields.venue.problem}
          label={words.common.venue}
          value={String(venueId ?? '')}
          onChange={({ target }) => {
            set({ venue: target.value === '' ? null : Number(target.value) })
            fields.venue.onInput()
          }}
          options={[
            { value: '', label: say.noVenue },
            ...choices.venues.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Fold>
      {hasCamera && (
        <Fold
          title={words.events.narrow.camera}
          value={draft.camera === '' ? say.noCamera : fill(say.oneKey, { name: draft.camera })}
          isWrong={fields.camera.problem !== undefined}
        >
          <TextField
            {...fields.camera}
            label={words.cameras.firstLabel}
            hint={say.cameraHint}
            value={draft.camera}
            onText={camera => set({ camera })}
            autoComplete="off"
          />
        </Fold>
      )}
      {isSold && (
        <Fold
          title={say.feeTitle}
          value={fill(say.feeValue, { fee: money(price.service_fee || 0, choices.currency) })}
          isWrong={fields.fee.problem !== undefined}
        >
          <TextField
            {...fields.fee}
            label={fill(say.fee, { currency: choices.currency })}
            hint={say.feeHint}
            inputMode="decimal"
            value={draft.fee}
            onText={fee => set({ fee })}
            autoComplete="off"
          />
        </Fold>
      )}
      {draft.offer === 'free' && (
        <Fold title={say.accountTitle} value={draft.needs_account ? say.types.register : say.types.free}>
          <label className="row-3 middle small">
            <input
              type="checkbox"
              checked={draft.needs_account}
              onChange={({ target }) => set({ needs_account: target.checked })}
            />
            {say.needsAccount}
          </label>
        </Fold>
      )}
      <Fold
        title={say.length}
        value={fill(say.lengthValue, { minutes: draft.minutes || '–' })}
        isWrong={fields.minutes.problem !== undefined}
      >
        <TextField
          {...fields.minutes}
          label={say.minutes}
          inputMode="numeric"
          value={draft.minutes}
          onText={minutes => set({ minutes })}
          autoComplete="off"
        />
      </Fold>
      <Fold
        title={say.picture}
        value={draft.image_id === null ? say.pictureDrawn : say.pictureOwn}
        isWrong={fields.image.problem !== undefined}
      >
        <GamePicture
          field={fields.image}
          id={draft.image_id}
          onId={image_id => set({ image_id })}
          pictures={pictures}
        />
      </Fold>
      <Fold
        title={say.titleAndText}
        value={draft.title[language] || nameDraft(draft, choices) || '–'}
        isWrong={choices.languages.some(code => field(`title.${code}`).problem !== undefined)}
      >
        <GameTexts {...part} hasTitles={draft.kind === 'pair'} />
      </Fold>
    </div>
  )
}
