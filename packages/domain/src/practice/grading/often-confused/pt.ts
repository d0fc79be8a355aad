/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  água alto ano anos amo avó avô banco barco beijo queijo belo pelo boa boca bola bolo bom bota braço cabelo camelo
  cavalo caça calça caixa cama casa cara caro carro carta cedo certo perto céu chá chão chave chuva cobra copo corpo
  coco cocô coisa comer como cor cores costa custo dedo medo dente gente dez dia tia doce doze dor duro então entrada
  estrada faca face festa filho filha milho fogo jogo folha fonte forma forno forte foto frio gato pato gelo grande hoje
  homem hora ilha irmã irmão janela laço lado lago largo leite leito leve livre livro lixo logo longo lua luz luta mãe
  mão mal mala mar mês mesa meia meio mel melhor mil modo moda muito mundo nada nado nariz nata neve nome noite nove
  novo ovo obra ocupado olho ouro outro pão pau pai pais país pano papel parede parte pasta pata pé pedra perna pena
  pera peixe peso pia pilha pobre podre ponte ponto porta porto posto praia prato preço pressa presa primo primeiro
  quarto quatro queda rato raro rede rei reta rio riso roda rosa roupa rua saco saia sal sala sede seco sete seis sinal
  sino sogro sol sono sonho sopa sopro sul tarde tasca tela tempo terra teto tipo toalha todo torre torta touro trem
  três tudo uva vaca vaso vela velho vento venda ver verde vez vida vidro vila vinho vinte viver voar voz avos
  secretária secretaria sábia sabiá sabia pode pôde esta está publico público anão anel areia aréia aula azul baixo bala
  balão barato barba barro bolsa bolso botão branco brinco buraco cabeça cadeira cana caneta cano canto carne caso
  casaco cavaleiro cavalheiro cebola cerca cheio cheiro cidade cinto cinco cinza coelho colher conta corda coro couro
  cozinha dieta direito dois duas dormir eleger escada escola espelho fala farinha feira feito feio fila fome força
  frango frente fumo fundo gado galo galho garfo gola goma gosto grama grave gripe horta igreja joelho jovem jornal lama
  lata leão lenço lenha levar linha língua lobo loja longe luva maçã madeira malha manga manhã mapa massa mato médico
  moça moeda mola morar morrer morro mosca mulher muro navio ninho nora nuvem óleo onda orelha osso ouvir padre pagar
  palha palavra papa parar passo pedir peito pela pele pente pinho pior poço pomba ponta porco pouco preto prova quem
  quente rabo rico rosto ruim sair sapato selo semana sempre solo sombra sorte suco sujo tampa telha tema tenda tinta
  tirar tomar trigo troca tubo unha urso vale velha verão virar voltar zebra
`;
