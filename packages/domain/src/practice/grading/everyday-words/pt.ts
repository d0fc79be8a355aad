/** Described in `../word-lists.ts`. */
export const EVERYDAY_WORDS = `
  água alto ano anos amo avó avô banco barco beijo queijo belo pelo boa boca bola bolo bom bota braço cabelo camelo
  cavalo caça calça caixa cama casa cara caro carro carta cedo certo perto céu chá chão chave chuva cobra copo corpo
  coco cocô coisa comer como cor cores costa custo dedo medo dente gente dez dia tia doce doze dor duro então entrada
  estrada faca face festa filho filha milho fogo jogo folha fonte forma forno forte foto frio gato pato gelo grande
  hoje homem hora ilha irmã irmão janela laço lado lago largo leite leito leve livre livro lixo logo longo lua luz
  luta mãe mão mal mala mar mês mesa meia meio mel melhor mil modo moda muito mundo nada nado nariz nata neve nome
  noite nove novo ovo obra ocupado olho ouro outro pão pau pai pais país pano papel parede parte pasta pata pé pedra
  perna pena pera peixe peso pia pilha pobre podre ponte ponto porta porto posto praia prato preço pressa presa primo
  primeiro quarto quatro queda rato raro rede rei reta rio riso roda rosa roupa rua saco saia sal sala sede seco sete
  seis sinal sino sogro sol sono sonho sopa sopro sul tarde tasca tela tempo terra teto tipo toalha todo torre torta
  touro trem três tudo uva vaca vaso vela velho vento venda ver verde vez vida vidro vila vinho vinte viver voar voz
  avos secretária secretaria sábia sabiá sabia pode pôde esta está publico público anão anel areia aréia aula azul
  baixo bala balão barato barba barro bolsa bolso botão branco brinco buraco cabeça cadeira cana caneta cano canto
  carne caso casaco cavaleiro cavalheiro cebola cerca cheio cheiro cidade cinto cinco cinza coelho colher conta corda
  coro couro cozinha dieta direito dois duas dormir eleger escada escola espelho fala farinha feira feito feio fila
  fome força frango frente fumo fundo gado galo galho garfo gola goma gosto grama grave gripe horta igreja joelho
  jovem jornal lama lata leão lenço lenha levar linha língua lobo loja longe luva maçã madeira malha manga manhã mapa
  massa mato médico moça moeda mola morar morrer morro mosca mulher muro navio ninho nora nuvem óleo onda orelha osso
  ouvir padre pagar palha palavra papa parar passo pedir peito pela pele pente pinho pior poço pomba ponta porco pouco
  preto prova quem quente rabo rico rosto ruim sair sapato selo semana sempre solo sombra sorte suco sujo tampa telha
  tema tenda tinta tirar tomar trigo troca tubo unha urso vale velha verão virar voltar zebra menino menina rapaz
  rapariga moço senhor senhora pessoa bebé bebê adulto idoso família neto neta tio prima sobrinho sobrinha sogra genro
  cunhado cunhada esposo esposa marido noivo noiva namorado namorada parente padrinho madrinha casal amigo amiga
  vizinho vizinha colega chefe dono dona hóspede inimigo rainha príncipe princesa viúvo viúva solteiro ouvido lábio
  pescoço garganta ombro cotovelo pulso costas barriga ventre estômago cintura anca tornozelo calcanhar sangue coração
  cérebro pulmão fígado rim bigode bochecha queixo testa sobrancelha pestana comida bebida cerveja café sumo manteiga
  presunto arroz salada açúcar pimenta azeite vinagre compota gelado sorvete biscoito bolacha chocolate fruta banana
  laranja limão morango cereja melão melancia abacaxi ananás pêssego ameixa figo legume tomate batata alho cenoura
  alface pepino pimento feijão ervilha fava lentilha grão couve repolho cogumelo azeitona noz amêndoa castanha molho
  caldo aveia jantar almoço lanche taça xícara chávena garrafa jarro guardanapo panela tacho frigideira fogão
  geladeira frigorífico receita sabor amargo azedo ácido salgado cru maduro cozido assado frito animal cão cadela
  cachorro gata égua boi burro mula ovelha cordeiro carneiro cabra bode porca galinha ganso peru pássaro ave pombo
  águia coruja corvo tubarão baleia golfinho rã sapo serpente tartaruga lagarto ratazana esquilo raposa leoa tigre
  elefante macaco girafa veado javali mosquito abelha vespa formiga aranha borboleta verme caracol pulga cauda garra
  chifre corno asa gaiola bicho inseto caranguejo polvo lula sardinha bacalhau atum camisa camisola calção vestido
  fato terno sobretudo paletó gravata sapatilha sandália peúga chapéu boné gorro cachecol lã seda algodão tecido linho
  agulha colar pulseira relógio óculos carteira mochila joia prata sombrinha lar prédio edifício andar apartamento
  soalho telhado elevador banheiro banho duche chuveiro banheira sanita varanda terraço jardim pátio quintal garagem
  cave sótão almofada travesseiro cobertor manta lençol colchão poltrona sofá armário estante prateleira gaveta
  candeeiro lâmpada tapete cortina quadro fechadura campainha sabão sabonete escova vassoura balde torneira fósforo
  cesto cesta aldeia bairro avenida praça parque esquina calçada passeio semáforo mercado correio templo castelo
  palácio museu teatro cinema biblioteca hospital farmácia hotel restaurante bar estação aeroporto fábrica escritório
  esquadra prisão cadeia colégio instituto classe turma professor professora mestre aluno aluna estudante caderno
  página lápis borracha régua tesoura giz lição exercício tarefa dever exame nota curso frase letra sílaba verbo
  idioma sotaque dúvida pergunta resposta erro falta desenho história química física ciência arte música trabalho
  emprego salário empresa negócio dinheiro dívida fatura médica enfermeiro advogado juiz juíza polícia bombeiro
  soldado carteiro garçom criado cozinheiro padeiro talhante pescador agricultor lavrador operário pedreiro
  carpinteiro pintor escritor ator atriz cantor cantora músico piloto motorista mecânico engenheiro barbeiro alfaiate
  dentista vendedor ladrão freira monge guia camião caminhão autocarro ônibus comboio elétrico bonde metro metrô avião
  bote bicicleta moto motor travão freio volante assento bilhete passagem viagem viajante caminho rota via passaporte
  fronteira bagagem chegada partida saída voo paragem parada cais gasolina férias nação estado região província oceano
  ribeiro riacho margem rocha montanha monte serra colina bosque floresta selva mata deserto campo prado erva relva
  árvore ramo tronco raiz flor cravo lírio semente planta pinheiro carvalho estrela tempestade trovoada raio trovão
  relâmpago nevoeiro névoa neblina calor fumaça chama ar pó poeira clima grau primavera outono inverno madrugada
  minuto segundo século data época segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio
  junho julho agosto setembro outubro novembro dezembro ontem anteontem amanhã agora depois antes nunca jamais ainda
  já enquanto quando vermelho amarelo negro cinzento castanho marrom roxo violeta claro escuro zero um uma oito onze
  treze catorze quatorze quinze dezasseis dezesseis dezassete dezessete dezoito dezanove dezenove trinta quarenta
  cinquenta sessenta setenta oitenta noventa cem cento milhão terceiro quinto sexto sétimo oitavo nono décimo metade
  dobro par dúzia número eu tu você ele ela nós vós eles elas me te se lhe nos vos lhes meu minha teu tua seu sua
  nosso nossa vosso vossa este isto esse essa isso aquele aquela aquilo que quê qual quanto onde porque porquê algo
  alguém algum ninguém nenhum outra mesmo cada qualquer ambos vários bastante demasiado mais mas menos tão tanto quase
  só apenas também talvez sim não bem assim aqui aí ali cá lá acolá dentro fora acima abaixo cima embaixo debaixo
  diante atrás através adiante além aquém aliás embora até ante após com contra de desde durante em entre para por
  perante sem sob sobre trás exceto conforme nem ou pois porém contudo todavia portanto ser estar haver ter fazer ir
  vir poder querer saber conhecer dizer falar contar responder perguntar olhar escutar sentir tocar cheirar provar
  gostar amar odiar beber almoçar cozinhar cortar descascar fritar ferver assar mexer misturar sonhar acordar levantar
  deitar lavar limpar varrer esfregar coser cozer vestir despir pentear barbear caminhar correr saltar pular nadar
  subir descer entrar chegar partir cruzar seguir passar passear pesar pisar pousar pôr deixar pegar apanhar trazer
  dar receber oferecer emprestar comprar vender gastar poupar custar valer ganhar perder buscar procurar achar
  encontrar gritar calar chorar rir sorrir cantar dançar bailar jogar brincar lançar atirar empurrar puxar quebrar
  abrir fechar acender apagar ligar desligar começar acabar terminar continuar durar ficar esperar ajudar trabalhar
  estudar aprender ensinar ler escrever desenhar pintar copiar repetir entender compreender perceber explicar pensar
  crer acreditar lembrar esquecer duvidar decidir escolher preferir precisar usar servir funcionar arranjar consertar
  construir criar crescer nascer matar ferir curar sarar doer sofrer cair chover nevar soprar brilhar queimar arder
  mover meter carregar encher esvaziar pendurar atar soltar guardar esconder mostrar cobrir descobrir convidar visitar
  saudar beijar abraçar casar viajar conduzir dirigir guiar montar chamar enviar mandar avisar prometer mentir enganar
  roubar furtar lutar brigar bater vencer temer assustar zangar alegrar celebrar festejar agradecer perdoar desculpar
  queixar permitir proibir obrigar aceitar recusar negar evitar tentar tratar conseguir lograr mudar trocar melhorar
  aumentar reduzir medir somar dividir partilhar repartir plantar regar caçar pescar cuidar botar erguer torcer coçar
  ousar pequeno comprido curto estreito gordo magro fraco mole macio áspero liso plano redondo quadrado antigo moderno
  maior menor mau má bonito lindo limpo vazio aberto fechado rápido lento morno fresco molhado húmido úmido pesado
  fácil difícil simples possível impossível seguro perigoso errado falso verdadeiro pronto tolo tonto louco doido
  sábio esperto inteligente amável gentil simpático alegre triste feliz contente doente são sã cansado zangado
  preocupado calmo tranquilo nervoso valente corajoso cobarde covarde preguiçoso tímido sério engraçado divertido
  chato importante estranho esquisito normal comum especial famoso sozinho casado vivo morto surdo cego mudo coxo
  careca loiro louro moreno ruivo esquerdo reto último próximo seguinte anterior igual diferente próprio alheio
  privado necessário útil inútil profundo justo injusto honesto humilde orgulhoso cruel fiel nobre leal hábil capaz
  puro inteiro roto partido rude bravo manso meigo brando amor ódio alegria tristeza felicidade ira raiva fúria ciúme
  inveja orgulho vergonha culpa prazer desejo esperança surpresa susto sorriso choro lágrima abraço carinho amizade
  paz guerra morte alma mente espírito ideia pensamento razão verdade mentira segredo problema solução causa motivo
  efeito resultado êxito sucesso fracasso azar destino brinquedo equipa equipe time desporto esporte corrida prémio
  prêmio presente prenda casamento baile dança canção conto romance poema poesia filme ecrã rádio televisão telefone
  telemóvel celular computador teclado máquina mensagem notícia revista diário anúncio câmara câmera imagem som ruído
  barulho silêncio grito lei ordem regra norma juízo crime roubo castigo multa arma espada pistola batalha vitória
  derrota exército coroa reino povo governo presidente eleição voto saúde doença febre tosse constipação resfriado
  ferida golpe remédio comprimido xarope penso objeto pedaço curva círculo borda centro tamanho altura medida quilo
  litro maneira espécie exemplo detalhe mudança princípio começo início final fim lugar sítio local espaço norte leste
  oeste acaso acento aceno aço acto ato afiar agir alga altar alvo ameno amora anda anjo apelo apito arado arar arca
  arco areal arena armar astro ateu atol atual auto avaro aviso azia baba baço bacia baga baía balsa bamba banca banda
  bando banha banhar barca barão barra bata beato beco beira berço berro besta bico bobo boato boda boia bolha borla
  borra bosta boto braça brasa broa broca broto bruto busto cabo cacho caco cal calda calha calo calvo campa canal
  canela canoa capa careta carga cargo carpa casca casco casta catar cavar cebo cedro ceia cela cena ceno cera cerco
  cetro chaga chapa chuto circo clara cobrar cobre cocar cola colo coma copa coral corar corja corte cota cova coxa
  crina cuba cubo cunho cura dado dama dano denso deus dica dito doar dobra dobrar doca domar dom dose dote duna eco
  eixo elo ema era ermo etapa exato eira fada fado faia faixa falha fama farda faro farol farto fatal fatia fel feno
  fera ferro ficha figa fino fio fita fixo foca focar fole forca forro fosso foz fruto furar furo fuso gala galão gana
  ganho gasto gema gesto girar giro gole golo gol gota graça grato grua hino horto imã ímã isca isco joio jura jurar
  juro lapa lenda lenho lida liga lima limbo limo linda lira lixa lodo lombo lona lote lume lupa luto macho maca maço
  malta mama mamã manco manha manto marca maré masca menta mero meta mico miar milha mimo mina mira mirar mito moer
  moral morsa mosto mote mouro muda murro musa nabo nave nexo nojo nova odor olmo onça opor orar orla ostra paio pala
  palma palmo papo pardo parto parva parvo passa pasto peão peça pecar penha perda pesca peste pião pico pingo pinha
  pino pinta pinto pio pipa pisca piso pista pito poça podar polo popa porão poro porte poste pote potro praga prega
  prego prelo prensa preso proa prosa pulo punho raça ração radar raia rama rampa rapto raso real rolha rolo remo
  renda rente resto réu reza rifa rima rinha ritmo rito rodar roer rogar rola rolar rombo ronco ronda rosca rouco ruga
  rumo sabre saca sacar salão saldo salto salvo santo santa sarda sarna sebo seca secar selar sela senda senso sesta
  seta signo sina siso soar soba sobra sobrar soco sola solar solto soma soro suor taco tacto tal talão talha talho
  talo talco tapa teia temor tenor tenso tenro termo til tira tiro toca tocha tom tombo topo torno torto touca traço
  trago trama trela trono troco turno ufa uso vaga vala valor vara varão vasto veia veste véu viga vinda vinha visto
  vista voga zelo zona sou és somos foi fui foram seja estou estive esteve estava hei há hão houve tenho tem têm tive
  teve tinha faço faz fez fiz vou vai vais vamos vão ia venho vem vêm vim veio posso pude quero quer quis sei sabe
  soube digo diz disse dou dá deu dei dê vejo vê vi viu ouço ouve ponho põe pus pôs saio sai saí traz trouxe caibo
  cabe coube valho creio crê leio lê li leu ri riu perco perde peço pede meço durmo dorme sinto sente minto sirvo
  serve sigo segue subo sobe fujo foge coberto escrito pago aceso eleito adiar aspa asno bago banal cacto calçar cardo
  caspa colmo cria fardo fiar firma galgo mostra bêbado pincel ascender comédia ânimo cansaço cassar tear tacha abade
  abono abrigo abuso acerto acesso acordo adega adeus adoçar adorar afago afeto afinal afogar agudo ajuda alarme
  alcance alcova aldeão alegar algema aliança alívio amado amante ameaça amem amostra anseio antena anzol apertar
  apoio aposta aposto arame aroma arranjo arrasto assobio assunto atalho ataque atento átomo auge aumento ausente
  autor avante avenca avental bafo bagaço bainha balança balcão baldio bambu banir barril base bateria batida batom
  baú bazar beiço beleza bengala berma besouro bicha bife bilhar bis bloco bocado bolor bomba bordo breve brecha briga
  brilho brinde brisa bruma bruxa bruxo bucho bule bulha burla busca buzina cabana cabide cacau cães caído caixão
  calado cálice camada câmbio caminha caneca cansar cântaro capela capitão capote caroço carrapato carreira carroça
  cartaz cartão casulo cautela caveira ceder cegonha ceifar célebre cereal cerrar cetim charco charuto cheque choça
  chope choque choupo chumbo chute chupar ciclo cidra cifra cigano cigarro cimento cirurgião cisne clave clube cofre
  colcha cólera colete coluna comício concha conde convite cópia cordão corrente costela costume creme criança crise
  crista cruz cuidado cume cunha curral cuspo debate dedal defeito defesa delito demais demora depressa derme desafio
  descanso desgosto deusa diabo digno dique direto disco ditado divã dólar dorso droga duelo dueto duque embalar
  encanto ensaio ensino enterro enxada enxame enxergar enxuto escama escolha escudo esfera esforço esgoto espanto
  espera espiga espinho espuma estojo estrago estrume estufa exigir ética evento exílio falhar fase fauna favor
  fazenda fé fecho feixe feroz fibra figura filão filtro flauta flecha floco focinho fofo foice folga formal formar
  frade frasco frete frota fuga fugir fulano fumar funil fusão futebol futuro gaita gaivota gancho garça gás gavião
  geada gelar geleia gémeo gêmeo gemer gemido género gênero gesso girassol glória goela gordura gozo grade granizo
  graxa grelha greve grilo grosso grupo gruta guarda guincho guloso gume harpa haste herança herói hiena humano humor
  hálito hábito idade ideal íman imposto índio infância inferno inglês jacaré jarra jaula jejum jeito jornada jugo
  juba junco junto juventude labor lagarta lagoa lagosta laje lamber lança lancha lápide largar lareira lasca latão
  latim latir lavra lazer lebre leme leque lesma lidar limite lista livrar lontra losna louça louvor louvar lucro
  lustre luxo machado madrugar magia mágico mágoa mamão manada mancha marcar marcha marfim mármore martelo máscara
  matiz meada medalha melro mestra metal missa missão miúdo modelo moinho molde molhar morada morder motim mugir
  muleta murchar musgo natal natureza nau navalha navegar nervo nível nó nódoa novelo nuca nudez nulo obter óbvio
  ofício oferta oficina oleiro oliveira oração orgia origem orvalho osga ótimo ouriço outeiro outrora oxalá pá pacote
  padaria padrão paixão pajem paladar palco palhaço pálido palito palmeira pancada pança pântano papá paquete pardal
  pasmo patim pátria patrão pausa pavão pavor pecado pedal pegada peneira pensão perdiz perdão perfil perfume perigo
  permuta pérola piada pilar pinga pipoca piquenique pires pirata piscina placa plateia poeta poial polegar polpa
  pombal posse pousada prancha prazo prece preguiça prender presto prisma proeza prumo punhal quadra qualidade queixa
  queimada quilha rasgar rasgo rebanho recado recear receio recibo recreio redor redoma refém refeição reitor relato
  remar reparo revés rezar rigor rincão rival robô roído rubi rugir ruína rumor rural sacudir sadio safira salmão
  salsa salsicha salvar samba sanção sangrar seiva seixo senão senha sentar serão seringa sereia série serrar setor
  sigla silvo síntese sonda sorver sossego suave sujar suíno sulco suposto surra surto tábua taberna tabaco talher
  tanga tanque tapar taxa táxi teima tecla tecer ténis tênis tesouro texto tigela tijolo título toldo tonel toque
  torpe torrada toureiro traição traje trança trapo trave treino tremer treva trevo tribo trilho tropa troça trote
  truque truta tumba túnel turco túmulo uivo uivar ultra único unir usual útero vadio vagar vagão vagem vaidade valsa
  vapor vazar velar veloz vendar veneno verba vergar verniz verso véspera vício vime vinhedo viola violão violino
  virtude visão visita volta volume vontade vulcão vulto xadrez xale zinco zorra zumbido abanar abater acertar achado
  acolher adubo aéreo agreste alisar alojar aluguer aluguel alugar amassar âmbar amolar ancião andaime andorinha anexo
  anil animar anual aparar apelido aplicar arejar argila arroba arrumar árido árduo ávido asilo asneira assalto atleta
  atraso autêntico baixar balada balir batel bênção berlinde boleia bonança boneca boneco borrego botija brejo brotar
  burgo cachaça cachimbo cadáver caduco caixote calcar camarão caramelo cárcere carvão cascata caule chicote chinelo
  chocar chouriço cinzel cintilar citar civil coador colmeia comparar concurso confiar consolo corcunda cortiça cortês
  crânio cravar criada cuspir damasco decorar deitado derrubar desfile despesa discurso disparo doutor duende elenco
  empada engano entrega entulho envio escarro escrita escavar estalo estilo estribo extra fabrico façanha fadiga
  faisão farelo farpa fermento figueira firme fisga fivela folheto foguete fralda fraude freguês frincha gabar
  gaguejar galeria gamela ganir garoto garota gavinha genial gíria globo gorila guisado ilustre inchar intento íris
  jangada jazer jazida joalheiro jorrar jumento lacuna ladrar lavoura ligeiro limonada lombriga lousa macieira
  mandíbula mansão marceneiro mascar mealheiro medronho mestiço moleque mordaça mostarda nascente nêspera nublado
  obeso óbito olfato ombreira orquestra palpite paleta`;
