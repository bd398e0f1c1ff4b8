import type { AlarmKind, InterfaceLanguage } from '@grandstand/contract'

interface AlarmWords {
  subject: string
  over: string
  button: string
  otherwise: string
  /** What is wrong, and what to do. */
  kinds: Record<AlarmKind, { what: string; help: string }>
}

/** What the mail of an alarm says. */
export const alarmWords: Record<InterfaceLanguage, AlarmWords> = {
  en: {
    subject: '{what} – {where}',
    over: 'Over: {what} – {where}',
    button: 'Open Tonight',
    otherwise:
      'You get this mail because you asked for it. You can turn it off under “Tonight” in the Studio.',
    kinds: {
      no_signal: {
        what: 'No signal',
        help: 'Check that the encoder is on, sends, and has the right server and stream key.',
      },
      black: { what: 'The picture is black', help: 'Check the lens cap, the camera and its cable.' },
      frozen: {
        what: 'The picture is frozen',
        help: 'Check the camera and its cable, or restart the encoder.',
      },
      silent: {
        what: 'There is no audible sound',
        help: 'Check the microphone, its cable and the mixer.',
      },
      bitrate_falling: {
        what: 'The bitrate is falling',
        help: 'The connection is failing: use a cable, or set the encoder to a lower bitrate.',
      },
      disk_low: {
        what: 'The server’s disk is nearly full',
        help: 'Recordings may stop. Remove old videos, or ask the person who runs the server for more space.',
      },
      payments_unsettled: {
        what: 'Payments are not settled',
        help: 'The payment provider does not answer, or refuses. Look under Money, Payouts.',
      },
      old_key: {
        what: 'An encoder uses an old stream key',
        help: 'Give it the current key of its camera.',
      },
    },
  },
  fr: {
    subject: '{what} – {where}',
    over: 'Terminé\u00a0: {what} – {where}',
    button: 'Ouvrir Ce soir',
    otherwise:
      'Vous recevez ce courriel parce que vous l’avez demandé. Vous pouvez l’arrêter dans le Studio, sous «\u00a0Ce soir\u00a0».',
    kinds: {
      no_signal: {
        what: 'Aucun signal',
        help: 'Vérifiez que l’encodeur est allumé, qu’il envoie, et qu’il a le bon serveur et la bonne clé de flux.',
      },
      black: { what: 'L’image est noire', help: 'Vérifiez le cache de l’objectif, la caméra et son câble.' },
      frozen: {
        what: 'L’image est figée',
        help: 'Vérifiez la caméra et son câble, ou redémarrez l’encodeur.',
      },
      silent: { what: 'On n’entend aucun son', help: 'Vérifiez le micro, son câble et la table de mixage.' },
      bitrate_falling: {
        what: 'Le débit chute',
        help: 'La connexion faiblit\u00a0: utilisez un câble ou réglez l’encodeur sur un débit plus bas.',
      },
      disk_low: {
        what: 'Le disque du serveur est presque plein',
        help: 'Les enregistrements peuvent s’arrêter. Supprimez d’anciennes vidéos ou demandez de la place à qui gère le serveur.',
      },
      payments_unsettled: {
        what: 'Des paiements ne sont pas réglés',
        help: 'Le prestataire de paiement ne répond pas ou refuse. Voyez Argent, Virements.',
      },
      old_key: {
        what: 'Un encodeur utilise une ancienne clé de flux',
        help: 'Donnez-lui la clé actuelle de sa caméra.',
      },
    },
  },
  bg: {
    subject: '{what} – {where}',
    over: 'Отминало: {what} – {where}',
    button: 'Отваряне на „Тази вечер“',
    otherwise: 'Получавате това писмо, защото сте го поискали. Можете да го спрете в Studio, в „Тази вечер“.',
    kinds: {
      no_signal: {
        what: 'Няма сигнал',
        help: 'Проверете дали енкодерът е включен, изпраща и има верния сървър и ключ.',
      },
      black: { what: 'Картината е черна', help: 'Проверете капачката на обектива, камерата и кабела.' },
      frozen: {
        what: 'Картината е застинала',
        help: 'Проверете камерата и кабела или рестартирайте енкодера.',
      },
      silent: { what: 'Не се чува звук', help: 'Проверете микрофона, кабела и смесителния пулт.' },
      bitrate_falling: {
        what: 'Битрейтът пада',
        help: 'Връзката отслабва: използвайте кабел или по-нисък битрейт на енкодера.',
      },
      disk_low: {
        what: 'Дискът на сървъра е почти пълен',
        help: 'Записите може да спрат. Премахнете стари видеа или поискайте място от администратора на сървъра.',
      },
      payments_unsettled: {
        what: 'Има неуредени плащания',
        help: 'Платежната система не отговаря или отказва. Вижте „Пари“, „Преводи“.',
      },
      old_key: {
        what: 'Енкодер използва стар ключ',
        help: 'Дайте му сегашния ключ на камерата.',
      },
    },
  },
}
