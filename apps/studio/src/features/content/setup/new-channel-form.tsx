import { currencies, genders, interfaceLanguages, refundPolicies } from '@grandstand/contract/constants'
import { aliasOf } from '@grandstand/rules'
import { CheckboxField, FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LogoField } from './logo-field.tsx'
import {
  checkNewChannel,
  type NewChannel,
  type NewChannelField,
  newChannelFields,
  readList,
  readTeams,
} from './read-new-channel.ts'
import styles from './setup.module.css'

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const languageNames = { en: 'English', fr: 'Français', bg: 'Български' }

/** All that a channel needs to stand; everything can be changed later. */
export function NewChannelForm({ onSave }: { onSave: (channel: NewChannel) => Promise<unknown> }) {
  const i18n = useI18n()
  const say = i18n.words.setup.create
  const currencyNames = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const [language, setLanguage] = useState<string>(i18n.language)
  const [logo, setLogo] = useState<string | null>(null)
  const keyRef = useRef<HTMLDivElement>(null)
  const problems: Record<string, string> = {
    missing: say.missing,
    key: say.badKey,
    host: say.badHost,
    email: say.badEmail,
    many: say.tooMany,
    'is taken': say.taken,
  }
  const { form, field, failure, isSending } = useForm<NewChannelField>({
    fields: newChannelFields,
    check: checkNewChannel,
    explain: (name, code) => problems[code] ?? (name === 'logo' ? say.badLogo : say.wrong),
    send: typed => onSave(readNewChannel(typed, logo)),
  })

  /** The key follows the name until somebody writes one. */
  function followName(name: string) {
    const key = keyRef.current?.querySelector('input')
    if (key && key.dataset.own !== 'yes') key.value = aliasOf(name)
  }

  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormProblem text={failure && errorText(failure, i18n)} />
      <div onInput={({ target }) => target instanceof HTMLInputElement && followName(target.value)}>
        <TextField {...field('name')} label={i18n.words.common.name} autoComplete="off" required />
      </div>
      <div
        ref={keyRef}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) target.dataset.own = 'yes'
        }}
      >
        <TextField {...field('channel_key')} label={say.key} hint={say.keyHint} autoComplete="off" required />
      </div>
      <TextField {...field('host')} label={say.host} hint={say.hostHint} autoComplete="off" />
      <LogoField problem={field('logo').problem} onLogo={setLogo} />
      <div className={`${styles.pair} stack-4`}>
        <SelectField
          {...field('language')}
          label={i18n.words.language}
          hint={say.languageHint}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          options={interfaceLanguages.map(value => ({ value, label: languageNames[value], lang: value }))}
        />
        <SelectField
          {...field('currency')}
          label={say.currency}
          options={currencies.map(value => ({ value, label: `${value} · ${currencyNames.of(value)}` }))}
        />
        <SelectField
          {...field('time_zone')}
          label={i18n.words.common.timeZone}
          defaultValue={ownZone}
          options={[...new Set([ownZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({
            value,
            label: value.replaceAll('_', ' '),
          }))}
        />
      </div>
      <fieldset className="stack-2">
        <legend className="small strong">{say.also}</legend>
        {interfaceLanguages
          .filter(code => code !== language)
          .map(code => (
            <CheckboxField key={code} {...field(`also_${code}`)}>
              <span lang={code}>{languageNames[code]}</span>
            </CheckboxField>
          ))}
      </fieldset>
      <TextField
        {...field('contact_email')}
        type="email"
        label={say.email}
        hint={say.emailHint}
        autoComplete="email"
        required
      />
      <div className={`${styles.pair} stack-4`}>
        <TextField
          {...field('seller')}
          label={say.seller}
          hint={say.sellerHint}
          autoComplete="organization"
        />
        <SelectField
          {...field('refunds')}
          label={say.refunds}
          hint={say.refundsHint}
          defaultValue=""
          options={[
            { value: '', label: i18n.words.content.choose },
            ...refundPolicies.map(value => ({ value, label: i18n.words.content.options[value] })),
          ]}
        />
      </div>
      <div className={`${styles.pair} stack-4`}>
        <TextField {...field('sports')} label={say.sports} hint={say.sportsHint} rows={3} required />
        <SelectField
          {...field('gender')}
          label={i18n.words.common.whoPlays}
          defaultValue="not identified"
          options={genders.map(value => ({ value, label: say.genders[value] }))}
        />
      </div>
      <TextField {...field('teams')} label={i18n.words.common.teams} hint={say.teamsHint} rows={8} />
      <SubmitButton label={say.save} sendingLabel={say.saving} isSending={isSending} />
    </form>
  )
}

function readNewChannel(typed: Record<NewChannelField, string>, logo: string | null): NewChannel {
  return {
    channel_key: typed.channel_key,
    name: typed.name.trim(),
    host: typed.host.trim() || null,
    language: typed.language,
    languages: interfaceLanguages.filter(code => code === typed.language || typed[`also_${code}`] !== ''),
    currency: currencies.find(each => each === typed.currency) ?? currencies[0],
    time_zone: typed.time_zone,
    contact_email: typed.contact_email.trim(),
    seller: typed.seller.trim() || null,
    refunds: refundPolicies.find(each => each === typed.refunds) ?? 'no_refunds',
    primary: typed.primary,
    logo,
    sports: readList(typed.sports),
    gender: genders.find(each => each === typed.gender) ?? 'not identified',
    teams: readTeams(typed.teams),
  }
}
