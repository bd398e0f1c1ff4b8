import type { GoLiveCatalogue } from './go-live-catalogue.ts'

export const goLiveFr: GoLiveCatalogue = {
  title: 'Passer en direct',
  action: 'Passer en direct',
  back: 'Retour au match',
  starts: 'Début\u00a0: {time}',
  noCamera: 'Ce match n’a pas encore de caméra',
  noCameraText:
    'Ajoutez-en une sur la page du match. Chaque caméra reçoit sa propre adresse et sa propre clé de flux.',
  checks: 'Contrôles de {name}',
  checking: 'Ils passent au vert à mesure que l’image arrive.',
  ready: 'Tout va bien. {name} peut passer en direct.',
  states: { waiting: 'en attente', good: 'en ordre', bad: 'à corriger' },
  check: {
    signal: 'Le signal de l’encodeur arrive',
    picture: 'L’image montre quelque chose et bouge',
    size: 'Sa taille convient aux écrans',
    bitrate: 'Le débit est suffisant et régulier',
    frame_rate: 'Il y a assez d’images par seconde',
    key_frames: 'Une image clé au moins toutes les 4 secondes',
    drops: 'Aucune image ne se perd',
    delay: 'La connexion suit',
    sound: 'Du son est envoyé',
    loudness: 'Il est assez fort pour être entendu',
    clock: 'L’horloge de l’encodeur est régulière (en deux minutes)',
  },
  obs: 'OBS sur un ordinateur',
  obsSteps: {
    copy: 'Sous Paramètres, Flux, choisissez «\u00a0Personnalisé…\u00a0» et copiez le serveur et la clé de flux. Ou enregistrez le fichier ci-dessous.',
    file: 'Dans OBS, choisissez Fichier, Afficher le dossier du profil. Remplacez-y service.json par le fichier enregistré, puis relancez OBS.',
    output:
      'Sous Paramètres, Sortie\u00a0: H.264, AAC, 3000 à 6000\u00a0kbit/s, une image clé toutes les 2 secondes.',
    start: 'Appuyez sur Commencer le streaming et suivez les contrôles.',
  },
  saveService: 'Enregistrer service.json',
  protocols: { rtmp: 'RTMP', srt: 'SRT · {camera}' },
  hardware: 'Encodeurs matériels et téléphones',
  hardwareText:
    'En RTMP, il leur faut le serveur et la clé de flux\u202f; certains veulent les deux en une adresse, séparés par une barre oblique.',
  srtText:
    'En SRT, il leur faut cette adresse en mode «\u00a0caller\u00a0»\u202f; la phrase secrète est la clé de flux.',
  srtLater: 'L’adresse SRT apparaît une heure avant le début.',
  srtOff: 'Ce serveur n’accepte pas le SRT.',
  phone: 'Sur un téléphone',
  phoneText: 'Scannez ce code pour avoir cette page à côté de la caméra. Vous vous y connectez une fois.',
  phoneCode: 'Code QR de cette page',
}
