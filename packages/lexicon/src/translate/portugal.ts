/** Words that Brazil and Portugal say otherwise; the lexicon's names are Brazilian. */
const PAIRS = new Map(
  (
    'trem:comboio|ônibus:autocarro|café da manhã:pequeno-almoço|banheiro:casa de banho|celular:telemóvel|geladeira:frigorífico|suco:sumo|sorvete:gelado|abacaxi:ananás|esporte:desporto|' +
    'garçom:empregado de mesa|terno:fato|xícara:chávena|açougue:talho|grama:relva|aeromoça:hospedeira|caminhão:camião|bonde:elétrico|metrô:metro|tela:ecrã|mouse:rato|planejar:planear|bala:rebuçado|' +
    'pedestre:peão|goleiro:guarda-redes|gol:golo|aluguel:aluguer|registro:registo|econômico:económico|bebê:bebé|cômodo:divisão|prefeito:presidente da câmara|usuário:utilizador|arquivo:ficheiro|' +
    'sobrenome:apelido|carteira de motorista:carta de condução|chuveiro:duche|privada:sanita|isopor:esferovite|mamadeira:biberão|durex:fita-cola|grampeador:agrafador|' +
    'esmalte:verniz|maiô:fato de banho|meia-calça:collants|encanador:canalizador|motorista de ônibus:motorista de autocarro|ponto de ônibus:paragem de autocarro|estação de trem:estação de comboios|' +
    'dezesseis:dezasseis|dezessete:dezassete|dezenove:dezanove|quatorze:catorze|Polônia:Polónia|Romênia:Roménia|Mônaco:Mónaco|Vietnã:Vietname|Irã:Irão|Moscou:Moscovo|' +
    'camping:parque de campismo|curry:caril|garçonete:empregada de mesa|história em quadrinhos:banda desenhada|bilhão:mil milhões|tênis:ténis|tênis de mesa:ténis de mesa|eletrônico:eletrónico|gêmeo:gémeo|' +
    'quilômetro:quilómetro|perder o ônibus:perder o autocarro|cadastrar-se:registar-se|fazer login:iniciar sessão|compartilhar:partilhar|Papai Noel:Pai Natal|marrom:castanho|estação ferroviária:estação de comboios|recepção:receção|recepcionista:rececionista|úmido:húmido|acadêmico:académico'
  )
    .split('|')
    .map((pair) => pair.split(':') as [string, string])
    .filter(([brazil, portugal]) => brazil !== portugal),
);
const BACK = new Map([...PAIRS].map(([brazil, portugal]) => [portugal, brazil]));

/** The word of Portugal for a Brazilian one; null where it is the same. */
export const inPortugal = (word: string): string | null => PAIRS.get(word) ?? null;

/** The Brazilian word for one of Portugal. */
export const inBrazil = (word: string): string | null => BACK.get(word) ?? BACK.get(word.toLowerCase()) ?? null;
