import { Icon } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { hasAlarmSound, keepAlarmSound, playAlarm } from './alarm-sound.ts'

/** Of this device. Turned on, it is heard at once. */
export function AlarmSoundSwitch() {
  const say = useI18n().words.tonight.alarms
  const [isOn, setIsOn] = useState(hasAlarmSound)
  function toggle() {
    keepAlarmSound(!isOn)
    setIsOn(!isOn)
    if (!isOn) playAlarm()
  }
  return (
    <button className="button" type="button" aria-pressed={isOn} onClick={toggle}>
      <Icon name={isOn ? 'sound' : 'sound_off'} />
      {say.sound}
    </button>
  )
}
