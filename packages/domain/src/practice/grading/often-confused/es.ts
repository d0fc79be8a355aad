/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  cansado casado cansada casada abrir cubrir ahora hora alto algo alma arma amo año ano aro bajo vaja baño paño barco
  banco barato beso peso queso blando blanco boca bota bolso bolsa brazo abrazo bueno cabello caballo caballero cada
  cama casa caza cara carta cuarta carne calle valle calor color callar caro carro cazar casar cena cera cerca cesta
  cien siento ciento cielo hielo cita cine coche noche leche cocer coser cocina cosa copa ropa coma corto cuarto
  cuatro cuenta cuento cuesta cuerda cuerpo cuello suelo cubo dar dato dedo desde decir deber beber diente dieta
  dinero dolor domingo dos doce trece tres duda ducha dulce edad enero entonces esta éste este falda falta familia
  fecha flecha flor feria fiesta siesta frio fruta fuego juego fuente puente fuera fuerte suerte gato pato gesto gasto
  gente diente gusto guapo hablar hacha hambre hombre hombro hermano verano hijo hilo hoja oja hoy huevo jueves justo
  lado lago largo lana luna leer lejos letra libre libro limpio listo lista llave llamar llorar llover llevar lluvia
  loco lobo lugar jugar luz cruz madre padre maleta mano maño manta marca marco mar mal mayo mejor mujer mesa misa
  meta mes miel piel mio mismo moda modo mono moño mucho muela suela muro mundo nada nadar nave nieve nueve nuevo niña
  niño noche nombre hombre nube nuca nunca oeste este oído ojo hoja oro otoño otro oso pagar pegar país paja palo pelo
  pan papa papel pared pasa pasar pasear pato pata pecho techo hecho pelo pero perro pera perra peso pesca pescar pena
  peña pie pila pino piso poco poner pollo polvo porque puerta puerto pueblo puesto queso quince raro rato rata rico
  rio risa rojo roto ropa rosa rubio rueda saber caber sabor sal sala salsa seco seis sed red ser ver sello silla
  siglo signo sobre sol sopa sueño suelo sur tan taza tasa tarde tarta tarea tema tener tela tiempo tienda tierra tío
  tipo todo toro torre torta traje trapo tren tras triste uno una uña vaca vaso paso vela vecino venta ventana ver vez
  vida vino viento ciento vivir beber voz volar valor yegua yerno yeso zapato zona zumo humo
`;
