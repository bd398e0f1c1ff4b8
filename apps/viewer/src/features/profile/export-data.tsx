import { useAccountWords } from '../../locales/account/account-words.ts'
import { FormFailure } from './form-failure.tsx'
import { FormSection } from './form-section.tsx'
import { useExportData } from './use-export-data.ts'

export function ExportData({ channelName }: { channelName: string }) {
  const { profileEdit: words } = useAccountWords()
  const making = useExportData(channelName)
  return (
    <FormSection title={words.data} text={words.dataText}>
      <FormFailure text={making.isError ? words.downloadFailed : null} />
      <button className="button" type="button" disabled={making.isPending} onClick={() => making.mutate()}>
        {making.isPending ? words.downloading : words.download}
      </button>
    </FormSection>
  )
}
