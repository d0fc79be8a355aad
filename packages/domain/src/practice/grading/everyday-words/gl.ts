/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  grazas grasas auga augas amigo amiga anos avoa boca bolo braza brazo cabalo cabelo caldo cama camiño cantar carne
  carro casa castelo cego chave chover cinco coitelo comer contar coello corazón cousa cura curto dente deus dicir
  dúas doce dous dormir escola estrela falar fame fariña festa ferro fillo filla fogo folla fonte forte forza galo
  gato xente gran grande home hora illa inverno irmá irmán lapis leite libro libre lobo longo luar lume mala mapa
  media mesa mestre millo monte morte muller mundo neve neno nena noite nome nove nube ollo orella ouro outono palla
  parede pedra peixe pelo perna pobo pola polo ponte porco porta praia prata prato prezo quente raíña rapaz roda rosa
  roupa santo seca sete soño sopa sorte tempo terra touro tres vaca vello vento verán verde vida viño xogo xoves
  zapato`;
