/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  cansado casado cansada casada abrir cubrir ahora hora alto algo alma arma amo año ano aro bajo vaja baño paño barco
  banco barato beso peso queso blando blanco boca bota bolso bolsa brazo abrazo bueno cabello caballo caballero cada
  cama casa caza cara carta cuarta carne calle valle calor color callar caro carro cazar casar cena cera cerca cesta
  cien siento ciento cielo hielo cita cine coche noche leche cocer coser cocina cosa copa ropa coma corto cuarto cuatro
  cuenta cuento cuesta cuerda cuerpo cuello suelo cubo dar dato dedo desde decir deber beber diente dieta dinero dolor
  domingo dos doce trece tres duda ducha dulce edad enero entonces esta éste este falda falta familia fecha flecha flor
  feria fiesta siesta frio fruta fuego juego fuente puente fuera fuerte suerte gato pato gesto gasto gente gusto guapo
  hablar hacha hambre hombre hombro hermano verano hijo hilo hoja oja hoy huevo jueves justo lado lago largo lana luna
  leer lejos letra libre libro limpio listo lista llave llamar llorar llover llevar lluvia loco lobo lugar jugar luz
  cruz madre padre maleta mano maño manta marca marco mar mal mayo mejor mujer mesa misa meta mes miel piel mio mismo
  moda modo mono moño mucho muela suela muro mundo nada nadar nave nieve nueve nuevo niña niño nombre nube nuca nunca
  oeste oído ojo oro otoño otro oso pagar pegar país paja palo pelo pan papa papel pared pasa pasar pasear pata pecho
  techo hecho pero perro pera perra pesca pescar pena peña pie pila pino piso poco poner pollo polvo porque puerta
  puerto pueblo puesto quince raro rato rata rico rio risa rojo roto rosa rubio rueda saber caber sabor sal sala salsa
  seco seis sed red ser ver sello silla siglo signo sobre sol sopa sueño sur tan taza tasa tarde tarta tarea tema tener
  tela tiempo tienda tierra tío tipo todo toro torre torta traje trapo tren tras triste uno una uña vaca vaso paso vela
  vecino venta ventana vez vida vino viento vivir voz volar valor yegua yerno yeso zapato zona zumo humo cana caña sonar
  soñar tina tiña cuna cuña campana campaña papá está revólver revolver inglés ingles seria sería hacia hacía sabana
  sábana vómito secretaria secretaría llena llana pluma playa plaza placa plata plato planta pelea pela polo pozo puño
  racha rana rama rezar rizo ronda ruta sano santo sastre seda sierra sitio soldado sordo sucio sudar suma susto tabla
  taller tambor tapa tinta tocar tomar trigo trozo tumba turno velo vestido viaje vieja viejo viuda yema zorro bañar
  besar botar votar cerrar cenar cargar cortar dejar echar elegir enfadar entrar esperar estudiar faltar firmar ganar
  girar gritar gustar gastar juntar jurar lavar levar limpiar mandar matar meter mirar morir mover nacer odiar parar
  partir pedir perder picar pintar pisar probar quedar querer quitar rogar romper salir saltar sacar secar seguir sentar
  sentir servir soltar subir sufrir tapar tardar tirar tratar unir usar vencer vender venir viajar
`;
