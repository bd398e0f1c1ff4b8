const words = {
  en: {
    label: 'Visit statistics',
    short: 'May we measure visits?',
    text: 'May we measure what is watched and clicked here? We keep no IP address and sell nothing.',
    google:
      'Google Analytics measures too, and sets cookies. It does not learn your name or your email address.',
    yes: 'Allow',
    no: 'No thanks',
    privacy: 'Privacy policy',
    kept: { yes: 'You agreed on {date}.', no: 'You said no on {date}.' },
  },
  fr: {
    label: 'Mesure d’audience',
    short: 'Pouvons-nous mesurer les visites\u202f?',
    text: 'Pouvons-nous mesurer ce qui est regardé et cliqué ici\u202f? Nous ne gardons aucune adresse IP et ne vendons rien.',
    google:
      'Google Analytics mesure aussi et dépose des témoins (cookies). Il n’apprend ni votre nom ni votre adresse courriel.',
    yes: 'Autoriser',
    no: 'Non, merci',
    privacy: 'Politique de confidentialité',
    kept: { yes: 'Vous avez accepté le {date}.', no: 'Vous avez refusé le {date}.' },
  },
  bg: {
    label: 'Статистика на посещенията',
    short: 'Може ли да измерваме посещенията?',
    text: 'Може ли да измерваме какво се гледа и натиска тук? Не пазим IP адреси и не продаваме нищо.',
    google:
      'Google Analytics също измерва и използва бисквитки. Не научава нито името, нито имейл адреса ви.',
    yes: 'Разрешавам',
    no: 'Не, благодаря',
    privacy: 'Поверителност',
    kept: { yes: 'Съгласихте се на {date}.', no: 'Отказахте на {date}.' },
  },
}
export type ConsentWords = (typeof words)['en']

export function consentWords(language: string): ConsentWords {
  return language === 'fr' || language === 'bg' ? words[language] : words.en
}
