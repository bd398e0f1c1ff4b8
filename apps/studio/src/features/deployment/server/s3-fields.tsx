import { type FormField, TextField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { SecretField } from '../../../platform/secret-field.tsx'
import type { StorageField } from './read-storage.ts'
import styles from './server.module.css'

export function S3Fields({ field }: { field: (name: StorageField) => FormField }) {
  const { words } = useI18n()
  const say = words.server.storage
  return (
    <>
      <div className={styles.twins}>
        <TextField {...field('bucket')} label={say.bucket} autoComplete="off" required />
        <TextField
          {...field('region')}
          label={say.region}
          hint={say.regionHint}
          autoComplete="off"
          required
        />
      </div>
      <TextField
        {...field('endpoint')}
        label={say.endpoint}
        hint={say.endpointHint}
        inputMode="url"
        autoComplete="off"
      />
      <TextField {...field('prefix')} label={say.prefix} hint={say.prefixHint} autoComplete="off" />
      <div className={styles.twins}>
        <TextField {...field('key_id')} label={say.keyId} autoComplete="off" required />
        <SecretField {...field('secret')} label={say.secret} hint={words.server.mail.passwordHint} />
      </div>
    </>
  )
}
